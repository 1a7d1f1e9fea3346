// The empty and the failed state of a view, each with the next step, and the state before one of them.
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { RetryButton } from '../button/retry-button.tsx';
import { classNames } from '../class-names.ts';
import { Arc } from '../layout/court.tsx';
import { Spinner } from './spinner.tsx';

export type EmptyStateProps = {
  title: string;
  /** The language of a title that is not Swedish. */
  titleLang?: string;
  /** Why it is empty, or what would fill it. */
  children?: ReactNode;
  /** The primary action: one button or link. */
  action?: ReactNode;
  /** Large text above the title, styled as a scoreboard: "0–0", "404". */
  board?: string;
  /** The heading's level; 1 when it is the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({
  title,
  titleLang,
  children,
  action,
  board,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'floor relative isolate flex min-h-88 flex-col items-center justify-center overflow-hidden rounded-lg px-5 pt-28 pb-10 text-center',
        className,
      )}
    >
      {/* Fades out, so that no line crosses the text. */}
      <Arc className="absolute top-0 left-1/2 -z-1 w-184 max-w-none -translate-x-1/2 [mask-image:linear-gradient(#000_25%,transparent_60%)] text-ink/40" />
      {board && <p className="board mb-4 rounded-md bg-hall px-5 py-2 text-3xl text-hall-ink">{board}</p>}
      <Heading lang={titleLang} className="text-xl">
        {title}
      </Heading>
      {children && <div className="mt-2 max-w-[46ch] text-base">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** A page that checks a link: about as high as the answer, so that the footer stays in its place. */
export function CheckingState({ title, label }: { title: string; label: string }) {
  return (
    <div className="min-h-88">
      <h1 className="mb-6">{title}</h1>
      <Spinner label={label} size={28} />
    </div>
  );
}

export type FailedStateProps = {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The heading's level; 1 when it is the whole page. */
  level?: 1 | 2 | 3;
  /** The language of a title that is not Swedish. */
  titleLang?: string;
  /** A secondary action, beside the button. */
  action?: ReactNode;
};

/** Shows what could not be loaded, with a button "Försök igen"; without JavaScript it is a link to the page itself. */
export function FailedState({
  title,
  children,
  onRetry,
  isRetrying = false,
  level = 2,
  titleLang,
  action,
}: FailedStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-danger bg-danger-soft px-5 py-12 text-center"
    >
      <Heading lang={titleLang} className="text-lg">
        {title}
      </Heading>
      {children !== null && (
        <div className="mt-2 max-w-[46ch]">
          {children ?? 'Kontrollera din internetanslutning och försök igen.'}
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <RetryButton onRetry={onRetry} isRetrying={isRetrying} className="noscript:hidden" />
        <noscript>
          <ButtonLink href="">Försök igen</ButtonLink>
        </noscript>
        {action}
      </div>
    </div>
  );
}
