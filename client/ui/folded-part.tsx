// A fold whose inside is fetched when it is unfolded.
import { type ComponentType, type ReactNode, useState } from 'react';
import { sentenceOf } from '../core/failure.ts';
import { Disclosure, type DisclosureProps } from './disclosure.tsx';
import { FailedState } from './empty-state.tsx';

export interface FoldedPartProps<Inside extends object> extends Omit<
  DisclosureProps,
  'summary' | 'onTurn' | 'children'
> {
  title: string;
  /**
   * What an address leads to by its hash. It names the inside: browsers unfold what an address leads into before they draw it, and
   * leave folded what it leads to.
   */
  place?: string;
  fetchInside: () => Promise<ComponentType<Inside>>;
  /** What the inside is given. */
  given: Inside;
  /** Stands there until it has come. */
  waiting: ReactNode;
  /** What could not be done when it does not come, e.g. 'Kunde inte visa dina uppgifter'. */
  failureTitle: string;
}

export function FoldedPart<Inside extends object>(props: FoldedPartProps<Inside>) {
  const { title, place, fetchInside, given, waiting, failureTitle, ...fold } = props;
  const [view, setView] = useState<{ Inside: ComponentType<Inside> }>();
  const [failure, setFailure] = useState('');

  async function load(): Promise<void> {
    setFailure('');
    try {
      const Inside = await fetchInside();
      setView({ Inside });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      {...fold}
      summary={<h2 className="text-lg">{title}</h2>}
      onTurn={(isOpen) => {
        if (isOpen && !view) void load();
      }}
    >
      <div id={place} className="scroll-mt-16">
        {view && <view.Inside {...given} />}
        {!view && failure !== '' && (
          <FailedState title={failureTitle} level={3} onRetry={() => void load()}>
            {failure}
          </FailedState>
        )}
        {!view && failure === '' && waiting}
      </div>
    </Disclosure>
  );
}
