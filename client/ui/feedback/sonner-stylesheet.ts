// A build step: takes out the line by which sonner writes a style element, since our content policy refuses those.
const writesStyleElement = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/u;

type BuildStep = { name: string; transform: (code: string, id: string) => string | undefined };

/** For `plugins` in the Vite configuration. toast-view.tsx brings the same sheet as a file. */
export function sonnerStylesheet(): BuildStep {
  return {
    name: 'sonner-stylesheet',
    transform: (code, id) => (/sonner\/dist\/index\.m?js/u.test(id) ? withoutStyleElement(code) : undefined),
  };
}

/** Refuses when the library has changed shape, so that the build stops rather than the policy. */
export function withoutStyleElement(code: string): string {
  if (!writesStyleElement.test(code))
    throw new Error('sonner no longer writes its style element as expected');
  return code.replace(writesStyleElement, '');
}
