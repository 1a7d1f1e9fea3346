// A disclosure whose content is loaded when it is first opened.
import { useState } from 'react';
import { LoadingContext } from '../feedback/skeleton.tsx';
import { Disclosure, type DisclosureProps } from '../layout/disclosure.tsx';
import { LazyPanel, type LazyPanelProps } from './lazy-panel.tsx';

export interface LazyDisclosureProps<Props extends object>
  extends
    Omit<LazyPanelProps<Props>, 'level'>,
    Omit<DisclosureProps, 'summary' | 'onOpenChange' | 'children' | 'placeholder'> {
  title: string;
  /**
   * Target of links with a hash. It is the id of the content: browsers open a `details` element around the target of a link, but not
   * one that is the target itself.
   */
  contentId?: string;
}

export function LazyDisclosure<Props extends object>(disclosure: LazyDisclosureProps<Props>) {
  const { title, contentId, load, props, placeholder, errorTitle, ...details } = disclosure;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      {...details}
      summary={<h2 className="text-lg">{title}</h2>}
      onOpenChange={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      <div id={contentId} className="scroll-mt-16">
        {/* The placeholder is there before the script, which an early click does not wait for. */}
        <LoadingContext value={wasOpened}>
          {wasOpened ? <LazyPanel {...{ load, props, placeholder, errorTitle }} /> : placeholder}
        </LoadingContext>
      </div>
    </Disclosure>
  );
}
