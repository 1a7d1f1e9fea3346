// A link to an article: opens it in a dialog over the list if the page has a list, otherwise on the article's own page.
import { createContext, type ReactNode, useContext } from 'react';
import { newsPath } from '#shared/paths.ts';
import { isPlainClick } from '../../core/plain-click.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

const OpenArticleContext = createContext<((id: string) => void) | undefined>(undefined);

/** Provides the function that opens an article over the list. */
export const OpenArticle = OpenArticleContext.Provider;

export function ArticleLink({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const open = useContext(OpenArticleContext);
  return (
    <Anchor
      href={newsPath(id)}
      className={className}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </Anchor>
  );
}
