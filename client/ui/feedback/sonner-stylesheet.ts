// A build step that removes sonner's own style element, which the content policy refuses.
const writesStyleElement = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/u;

type BuildStep = { name: string; transform: (code: string, id: string) => string | undefined };

/** For `plugins` in the Vite configuration. toast-view.tsx imports the same style sheet as a file. */
export function sonnerStylesheet(): BuildStep {
  return {
    name: 'sonner-stylesheet',
    transform: (code, id) => (/sonner\/dist\/index\.m?js/u.test(id) ? withoutStyleElement(code) : undefined),
  };
}

/** Throws when the library has changed, so that the build fails instead of the policy being breached. */
export function withoutStyleElement(code: string): string {
  if (!writesStyleElement.test(code))
    throw new Error('sonner no longer writes its style element as expected');
  return code.replace(writesStyleElement, '');
}
