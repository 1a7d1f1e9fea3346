// JSX types of the custom elements that the editor uses.
import type { HTMLAttributes, Ref } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { for: string; ref?: Ref<HTMLElement> };
      'text-expander': HTMLAttributes<HTMLElement> & {
        keys: string;
        multiword?: string;
        ref?: Ref<HTMLElement>;
      };
    }
  }
}
