// Types of the public CommonMark test suite, a package without its own.
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
