// The requirements of OWASP ASVS 5.0.0 (May 2025), levels 1 and 2, in the chapters that server/security tests.
import { existsSync } from 'node:fs';

/** By chapter and section, copied from the standard. */
const rules = {
  V2: '2.1.1 2.1.2 2.1.3  2.2.1 2.2.2 2.2.3  2.3.1 2.3.2 2.3.3 2.3.4  2.4.1',
  V3:
    '3.2.1 3.2.2  3.3.1 3.3.2 3.3.3 3.3.4  3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 ' +
    '3.5.1 3.5.2 3.5.3 3.5.4 3.5.5  3.7.1 3.7.2',
  V6:
    '6.1.1 6.1.2 6.1.3  6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12 ' +
    '6.3.1 6.3.2 6.3.3 6.3.4  6.4.1 6.4.2 6.4.3 6.4.4  6.5.1 6.5.2 6.5.3 6.5.4 6.5.5  6.6.1 6.6.2 6.6.3 ' +
    '6.8.1 6.8.2 6.8.3 6.8.4',
  V7:
    '7.1.1 7.1.2 7.1.3  7.2.1 7.2.2 7.2.3 7.2.4  7.3.1 7.3.2  7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 ' +
    '7.5.1 7.5.2  7.6.1 7.6.2',
} as const;

/** By number, in one sentence, why a requirement has no test. */
export type WithoutTest = Record<
  string,
  [assessment: 'does not apply' | 'is documented' | 'is tested elsewhere' | 'is not met', sentence: string]
>;

/** A test or a suite of the runner. */
interface Task {
  name: string;
  tasks?: Task[];
}

/**
 * Compares the numbers that the tests of a file begin with, and those without a test, with all requirements of a chapter. Everything
 * in the result is empty when each requirement is listed once and every file that a sentence names exists.
 */
export function compareRules(chapter: keyof typeof rules, suite: Task, withoutTest: WithoutTest) {
  const all = rules[chapter].split(/ +/);
  const tested = new Set(numbersIn(suite));
  const explained = Object.keys(withoutTest);
  const named = Object.values(withoutTest).flatMap(
    ([, sentence]) => sentence.match(/[\w-]+(?:\/[\w-]+)+\.(?:md|test\.tsx?)/g) ?? [],
  );
  return {
    forgotten: all.filter((rule) => !tested.has(rule) && !explained.includes(rule)),
    unknown: [...tested, ...explained].filter((rule) => !all.includes(rule)),
    doubled: explained.filter((rule) => tested.has(rule)),
    missingFiles: named.filter((file) => !existsSync(file)),
  };
}

export const EVERY_RULE_ONCE = { forgotten: [], unknown: [], doubled: [], missingFiles: [] };

function numbersIn({ name, tasks }: Task): string[] {
  if (tasks) return tasks.flatMap(numbersIn);
  const number = /^\d+\.\d+\.\d+/.exec(name)?.[0];
  return number ? [number] : [];
}
