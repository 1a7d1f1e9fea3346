// A link from a list to a record: opens it in a dialog over the list if the page has one, otherwise on the record's own page.
import { createContext, type ReactNode, useContext } from 'react';
import { isPlainClick } from '../../core/plain-click.ts';
import { Anchor } from '../button/anchor.tsx';

interface OpenRecord {
  /** The page of a record of the list. Links to other records do not open the dialog. */
  pathOf: (id: string) => string;
  open: (id: string) => void;
}

const OpenRecordContext = createContext<OpenRecord | undefined>(undefined);

/** Provides the function that opens a record over its list. */
export const OpenRecordProvider = OpenRecordContext.Provider;

export function RecordLink({
  id,
  pathOf,
  className,
  children,
}: {
  id: string;
  /** The record's page, such as `newsPath`. */
  pathOf: (id: string) => string;
  className?: string;
  children: ReactNode;
}) {
  const list = useContext(OpenRecordContext);
  return (
    <Anchor
      href={pathOf(id)}
      className={className}
      onClick={(event) => {
        if (list?.pathOf !== pathOf || !isPlainClick(event)) return;
        event.preventDefault();
        list.open(id);
      }}
    >
      {children}
    </Anchor>
  );
}
