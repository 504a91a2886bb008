/* JSON for adapter.c: a line is read into values, an answer is written into a buffer.
 *
 * Made for one file that includes it. What goes wrong goes to `fail`, which jumps back to where the caller has
 * set `complain`; nothing is allocated, so nothing is lost by that.
 */
#ifndef JSON_H
#define JSON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ----------------------------------------------------------------------------------------- */

/* The text of a line is split in place into values; a value knows its first child and its next sibling. */
typedef enum { JSON_NULL, JSON_TRUE, JSON_FALSE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } Kind;

typedef struct Value {
    Kind kind;
    char *name; /* within an object */
    char *text; /* of a string, escapes read */
    double number;
    struct Value *child, *next;
} Value;

enum { MOST_VALUES = 20000, DEEPEST = 50 };
static Value values[MOST_VALUES];
static int used;
static char *at;         /* where the reader is */
static jmp_buf complain; /* where `fail` goes back to */
static const char *complaint;

/* What is no question of this game is answered by `error`, never by a guess. */
static _Noreturn void fail(const char *message) {
    complaint = message;
    longjmp(complain, 1);
}

static void skip_blanks(void) { at += strspn(at, " \t\r\n"); }

static bool take(char wanted) {
    skip_blanks();
    if (*at != wanted) return false;
    at++;
    return true;
}

/* A string after its opening quote. What it says grows no longer by reading its escapes. Characters beyond
 * ASCII that are written as \u.... become '?': no name or card of the game has any. */
static char *read_string(void) {
    char *text = at, *end = at;
    while (*at != '"') {
        if ((unsigned char)*at < ' ') fail("a string that does not end");
        if (*at != '\\') {
            *end++ = *at++;
            continue;
        }
        static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
        const char *found = at[1] ? strchr(letters, at[1]) : NULL;
        if (found) {
            *end++ = meant[found - letters];
            at += 2;
        } else if (at[1] == 'u' && strspn(at + 2, "0123456789abcdefABCDEF") >= 4) {
            char digits[5] = {at[2], at[3], at[4], at[5], 0};
            long code = strtol(digits, NULL, 16);
            *end++ = code > 0 && code < 128 ? (char)code : '?';
            at += 6;
        } else {
            fail("an unknown escape");
        }
    }
    at++;
    *end = 0;
    return text;
}

static Value *read_value(int depth) {
    if (used == MOST_VALUES || depth > DEEPEST) fail("too much in one request");
    Value *value = &values[used++];
    *value = (Value){.kind = JSON_NULL};
    skip_blanks();
    char close = *at == '{' ? '}' : ']';
    if (*at == '{' || *at == '[') {
        value->kind = *at++ == '{' ? JSON_OBJECT : JSON_ARRAY;
        Value **place = &value->child;
        while (!take(close)) {
            char *name = NULL;
            if (value->child && !take(',')) fail("a comma is missing");
            if (value->kind == JSON_OBJECT) {
                if (!take('"')) fail("a name is missing");
                name = read_string();
                if (!take(':')) fail("a colon is missing");
            }
            *place = read_value(depth + 1);
            (*place)->name = name;
            place = &(*place)->next;
        }
    } else if (take('"')) {
        value->kind = JSON_STRING;
        value->text = read_string();
    } else if (*at == '-' || (*at >= '0' && *at <= '9')) {
        value->kind = JSON_NUMBER;
        value->number = strtod(at, &at);
    } else {
        static const char *const words[] = {"null", "true", "false"};
        int word = 0;
        while (word < 3 && strncmp(at, words[word], strlen(words[word])) != 0) word++;
        if (word == 3) fail("not JSON");
        value->kind = (Kind)word;
        at += strlen(words[word]);
    }
    return value;
}

/* A field of an object, or NULL. */
static Value *field(const Value *object, const char *name) {
    Value *found = object->kind == JSON_OBJECT ? object->child : NULL;
    while (found && strcmp(found->name, name) != 0) found = found->next;
    return found;
}

static Value *need(const Value *object, const char *name, Kind kind) {
    Value *found = field(object, name);
    if (!found || found->kind != kind) fail("a field is missing, or not of its kind");
    return found;
}

static const char *string_of(const Value *object, const char *name) {
    return need(object, name, JSON_STRING)->text;
}

static int number_in(const Value *value, int low, int high) {
    if (!value || value->kind != JSON_NUMBER) fail("a number is missing");
    if (value->number < low || value->number > high || value->number != (int)value->number)
        fail("a number out of range");
    return (int)value->number;
}

/* ---- writing an answer -------------------------------------------------------------------------------- */

static char out[1 << 16];
static size_t length;

/* An answer is written once it is complete, so that a fault half way leaves no half line. */
static void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int count = vsnprintf(out + length, sizeof out - length, format, arguments);
    va_end(arguments);
    if (count < 0 || (size_t)count >= sizeof out - length) fail("the answer is too long");
    length += (size_t)count;
}

/* A string with what JSON escapes. */
static void say_string(const char *text) {
    say("\"");
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || *text == '"' || *text == '\\')
            say("\\u%04x", (unsigned)(unsigned char)*text);
        else
            say("%c", *text);
    }
    say("\"");
}

static void say_numbers(const char *name, const int *numbers, int count) {
    say(",\"%s\":[", name);
    for (int i = 0; i < count; i++) say(i ? ",%d" : "%d", numbers[i]);
    say("]");
}

#endif
