// Turns the issues of a validation into one Swedish sentence per field.
import type { ValidationError } from '@orpc/contract';

type Issue = ValidationError['issues'][number];

/** By the field's name, nested ones as `filter.search`. */
export function sentencePerField(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path?.map((part) => (typeof part === 'object' ? part.key : part)) ?? [];
    const unknown = unknownFields(issue).map((field) => [...path, field].join('.'));
    for (const name of unknown) fields[name] = `Fältet ${name} finns inte`;
    if (unknown.length === 0) fields[path.join('.')] ??= issue.message;
  }
  return fields;
}

/** Zod reports unknown fields in one issue, at the object that contains them. */
function unknownFields(issue: Issue): string[] {
  const isAboutUnknown = 'code' in issue && issue.code === 'unrecognized_keys' && 'keys' in issue;
  return isAboutUnknown ? (issue.keys as string[]) : [];
}
