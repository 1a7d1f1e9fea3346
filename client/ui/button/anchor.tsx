// Base of all links in ui; the app provides the router's link, which navigates without a reload.
import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Provide the router's link: `<AnchorProvider value={RouterAnchor}>`. Without a provider, links are plain `<a>`. */
export const AnchorProvider = AnchorContext.Provider;

/** A link by address. Accepts all props of `<a>`; `href` is required. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
