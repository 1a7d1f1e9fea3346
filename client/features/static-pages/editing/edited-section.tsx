// A section of a static page in the back office: its text as it is shown, and changing or restoring it.
import { useRef, useState } from 'react';
import type { NewStaticText } from '#shared/features/static-pages/contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { arrangeText } from '../section-text.tsx';
import type { StaticPart } from '../static-parts.ts';
import { markdownOf } from './markdown-of.ts';

const loadForm = async () => (await import('./static-text-form.tsx')).StaticTextForm;

export interface EditedSectionProps {
  /** Page and section. */
  id: string;
  heading: string;
  /** Whether the heading can be changed with the text. */
  isQuestion: boolean;
  part: StaticPart;
  /** The superadmins' text; undefined if the site's own text is used. */
  text: { content: string; html: string } | undefined;
  version: number;
  isRestoring: boolean;
  onSave: (text: NewStaticText) => Promise<void>;
  onRestore: () => void;
}

export function EditedSection({ id, heading, part, text, ...section }: EditedSectionProps) {
  const shown = useRef<HTMLDivElement>(null);
  /** The text with which editing began; undefined while it is only shown. */
  const [start, setStart] = useState<string>();

  const current = text ? arrangeText(part, text.html) : part.own;
  const action = text || part.own ? 'Ändra' : 'Lägg till text';

  function edit(): void {
    const own = shown.current;
    setStart(text?.content ?? (own && part.own ? markdownOf(own) : ''));
  }

  return (
    <li>
      <Card>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg">{heading}</h2>
          <Badge tone={text ? 'warning' : 'neutral'}>{text ? 'Ändrad' : 'Webbplatsens egen'}</Badge>
        </div>
        {start === undefined ? (
          <>
            <div ref={shown} className="prose">
              {current ?? <p className="text-muted">Ingen egen text.</p>}
            </div>
            {part.always && (
              <p className="mt-4 text-sm text-muted">
                Efter texten visas alltid det som webbplatsen själv håller aktuellt, till exempel listor och
                kontaktuppgifter.
              </p>
            )}
            <div className="mt-4 flex flex-wrap gap-3">
              <Button aria-label={`${action}: ${heading}`} onClick={edit}>
                {action}
              </Button>
              {text && (
                <Button
                  variant="ghost"
                  busy={section.isRestoring}
                  aria-label={`Återställ: ${heading}`}
                  onClick={section.onRestore}
                >
                  Återställ
                </Button>
              )}
            </div>
          </>
        ) : (
          <LazyPanel
            load={loadForm}
            props={{
              id,
              heading,
              isQuestion: section.isQuestion,
              version: section.version,
              content: start,
              part,
              current,
              onSave: section.onSave,
              onClose: () => setStart(undefined),
            }}
            errorTitle="Kunde inte visa formuläret"
            placeholder={
              <Loading label="Laddar formuläret">
                <Skeleton className="h-72" />
              </Loading>
            }
          />
        )}
      </Card>
    </li>
  );
}
