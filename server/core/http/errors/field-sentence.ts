// The default Swedish message for an invalid field. The library's Swedish texts contain English type names.
import type * as z from 'zod';

const expectations: Readonly<Record<string, string>> = {
  string: 'Skriv en text',
  number: 'Skriv ett tal',
  int: 'Skriv ett heltal',
  boolean: 'Välj ja eller nej',
  array: 'Skicka en lista',
};

/** For `z.config`. */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Fältet saknas'
        : (expectations[issue.expected] ?? 'Fältet har fel form');
    case 'invalid_value':
      return 'Välj ett av alternativen';
    case 'too_big':
      return `Högst ${issue.maximum}${unitOf(issue.origin, Number(issue.maximum))}`;
    case 'too_small':
      return `Minst ${issue.minimum}${unitOf(issue.origin, Number(issue.minimum))}`;
    default:
      return 'Fältet har fel form';
  }
}

function unitOf(origin: string, count: number): string {
  if (origin === 'string') return ' tecken';
  if (origin === 'array') return count === 1 ? ' sak' : ' saker';
  return '';
}
