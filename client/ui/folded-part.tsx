// A fold whose inside is fetched when it is unfolded.
import { useState } from 'react';
import { Disclosure, type DisclosureProps } from './disclosure.tsx';
import { FetchedPart, type FetchedPartProps } from './fetched-part.tsx';

export interface FoldedPartProps<Inside extends object>
  extends FetchedPartProps<Inside>, Omit<DisclosureProps, 'summary' | 'onTurn' | 'children'> {
  title: string;
  /**
   * What an address leads to by its hash. It names the inside: browsers unfold what an address leads into before they draw it, and
   * leave folded what it leads to.
   */
  place?: string;
}

export function FoldedPart<Inside extends object>(props: FoldedPartProps<Inside>) {
  const { title, place, fetchInside, given, waiting, failureTitle, ...fold } = props;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      {...fold}
      summary={<h2 className="text-lg">{title}</h2>}
      onTurn={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      <div id={place} className="scroll-mt-16">
        {wasOpened ? <FetchedPart {...{ fetchInside, given, waiting, failureTitle }} /> : waiting}
      </div>
    </Disclosure>
  );
}
