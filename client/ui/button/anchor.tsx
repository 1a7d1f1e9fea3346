// Every link the design system draws; the app teaches it once how to change page without a reload.
import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Give the router's link here: `<AnchorProvider value={RouterAnchor}>`. Without one, links are plain `<a>`. */
export const AnchorProvider = AnchorContext.Provider;

/** A link by address. Takes everything `<a>` takes; `href` is required. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
