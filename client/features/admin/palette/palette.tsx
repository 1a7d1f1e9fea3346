// The command palette: goes to a page of the back office, or finds a record by name or id.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { foundKindLabels } from '#shared/features/admin/finder.ts';
import { fold } from '#shared/search/tokens.ts';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useCombobox } from '../../../ui/form/use-combobox.ts';
import { addressOf } from './found-addresses.ts';
import { useFoundRecords } from './use-found-records.ts';

export interface PalettePage {
  href: string;
  label: string;
  /** Other words that find it. */
  keywords?: string | undefined;
}

export interface PaletteProps {
  pages: readonly PalettePage[];
  onClose: () => void;
}

interface Choice {
  href: string;
  title: string;
  detail: string;
}

interface Group {
  label: string;
  choices: Choice[];
}

export function Palette({ pages, onClose }: PaletteProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  useEffect(() => field?.focus(), [field]);
  return (
    <Dialog open onOpenChange={onClose} title="Gå till" hangs>
      <div ref={setBox} className="flex flex-col gap-3">
        <Field
          label="Sida eller något på webbplatsen"
          hint="En användare, annons, förening, cup, nyhet eller match, ett inlägg, meddelande eller en anmälan. Skriv ett namn eller början på ett nummer."
        >
          {(control) => (
            <TextInput
              {...control}
              ref={setField}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {box && field && <Choices {...{ box, field, text, pages, onClose }} />}
      </div>
    </Dialog>
  );
}

interface ChoicesProps extends PaletteProps {
  box: HTMLElement;
  field: HTMLInputElement;
  text: string;
}

function Choices({ box, field, text, pages, onClose }: ChoicesProps) {
  const router = useRouter();
  const { found, state, retry } = useFoundRecords(text);
  const groups = groupChoices(pages, found, text);
  const choices = groups.flatMap((group) => group.choices);
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, choices.length - 1);

  const parts = useCombobox({
    box,
    field,
    count: choices.length,
    active,
    onMove: setActive,
    onChoose(index) {
      const choice = choices[index];
      if (!choice) return;
      onClose();
      // Navigates after the closing dialog has removed its own history entry.
      setTimeout(() => void router.navigate({ href: choice.href }), 0);
    },
    isAlwaysActive: true,
    onType: () => setActive(0),
    onOpen: () => undefined,
    onClose,
    onSubmit: () => undefined,
    onLeave: () => undefined,
  });

  return (
    <>
      <output className="sr-only">{describe(state, choices.length)}</output>
      {choices.length > 0 && (
        <div {...parts.list} aria-label="Träffar" className="flex flex-col gap-3">
          {groups.map(({ label, choices: some }) => (
            <div key={label} {...parts.groupOf(label)}>
              <p aria-hidden="true" className="px-3 text-sm font-semibold text-muted">
                {label}
              </p>
              {some.map((choice) => (
                <div
                  key={choice.href}
                  {...parts.optionOf(choices.indexOf(choice))}
                  className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-md px-3 py-2 wrap-anywhere hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--color-pine)]"
                >
                  <span>{choice.title}</span>
                  {choice.detail && <span className="text-sm text-muted">{choice.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {state === 'searching' && <p className="px-3 text-sm text-muted">Söker …</p>}
      {state === 'found' && choices.length === 0 && (
        <p className="px-3 text-sm text-muted">Inget hittades. Kontrollera stavningen.</p>
      )}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-3 px-3 text-sm">
          <p>{describeFailure(choices.length)}</p>
          <RetryButton size="sm" onRetry={retry} />
        </div>
      )}
    </>
  );
}

function groupChoices(
  pages: readonly PalettePage[],
  found: ReturnType<typeof useFoundRecords>['found'],
  text: string,
): Group[] {
  const typed = comparable(text.trim());
  const groups: Group[] = [
    {
      label: 'Sidor',
      choices: pages
        .filter(({ label, keywords = '' }) =>
          [label, keywords].some((name) => comparable(name).includes(typed)),
        )
        .map(({ href, label }) => ({ href, title: label, detail: '' })),
    },
  ];
  for (const record of found) {
    const label = foundKindLabels[record.kind];
    let group = groups.find((one) => one.label === label);
    if (!group) groups.push((group = { label, choices: [] }));
    const title = record.title || 'Utan namn';
    group.choices.push({ href: addressOf(record), title, detail: record.detail });
  }
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Without the marks of letters: 'anvandare' finds 'Användare'. */
function comparable(text: string): string {
  return fold(text.normalize('NFC').toLowerCase());
}

function describe(state: string, count: number): string {
  if (state === 'searching') return '';
  if (state === 'failed') return describeFailure(count);
  if (count === 0) return 'Inget hittades. Kontrollera stavningen.';
  return count === 1 ? '1 träff' : `${count} träffar`;
}

/** @param count the pages found without the server */
function describeFailure(count: number): string {
  return count === 0 ? 'Kunde inte söka.' : 'Kunde inte söka. Sidorna ovan går ändå att öppna.';
}
