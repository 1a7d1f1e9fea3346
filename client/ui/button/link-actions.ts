// What the router's links do, for links that React does not render.
import { createContext, useContext } from 'react';

/** What events of the browser and of React have in common. */
type ClickEvent = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>;

export interface LinkActions {
  /** On a plain click, goes to the address without a reload; other clicks stay with the browser. */
  follow: (event: ClickEvent, href: string) => void;
  /** Loads what the page at the address needs. */
  preload: (href: string) => void;
  /** Preloads the page if the pointer stays on its link. */
  preloadOnHover: (link: Element, href: string) => void;
}

const LinkActionsContext = createContext<LinkActions>({
  follow: () => undefined,
  preload: () => undefined,
  preloadOnHover: () => undefined,
});

export const LinkActionsProvider = LinkActionsContext.Provider;

/** Without a provider, the browser follows links. */
export function useLinkActions(): LinkActions {
  return useContext(LinkActionsContext);
}
