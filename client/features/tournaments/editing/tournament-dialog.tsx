// Dialog for editing a tournament, or adding one: blank, from a suggestion, or copied from last year. Loaded on demand.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EditedTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { conflictTexts, useRebasedForm } from '../../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import {
  copyOf,
  draftOf,
  draftOfSuggestion,
  emptyDraft,
  inputOf,
  type TournamentDraft,
  tournamentDrafts,
} from './tournament-draft.ts';
import { TournamentFields } from './tournament-fields.tsx';
import { useSaveTournament } from './use-save-tournament.ts';

/** The initial content of the editor. */
export type EditorStart = { kind: 'new' } | { kind: 'edit' | 'copy' | 'suggestion'; id: string };

type StoredPicture = TournamentDraft['picture'];

export interface TournamentSlots {
  /** The picture: uploaded or one of those offered. */
  renderPicture: (control: {
    picture: StoredPicture;
    offered: readonly NonNullable<StoredPicture>[];
    onChange: (picture: StoredPicture) => void;
    error: string | undefined;
  }) => ReactNode;
  /** The dialog in which a club is chosen. */
  renderClubs: (control: {
    onChoose: (club: { id: string; name: string }) => void;
    onClose: () => void;
  }) => ReactNode;
}

export interface TournamentDialogProps extends TournamentSlots {
  start: EditorStart;
  onClose: () => void;
}

const titles = {
  new: 'Ny turnering',
  edit: 'Redigera turnering',
  copy: 'Kopiera från förra året',
  suggestion: 'Ny turnering från ett förslag',
} as const;

export function TournamentDialog({ start, ...props }: TournamentDialogProps) {
  if (start.kind === 'new')
    return (
      <TournamentForm start={start} initial={emptyDraft} saved={null} offered={[]} opener={null} {...props} />
    );
  return <LoadedDialog start={start} {...props} />;
}

interface Loaded {
  initial: TournamentDraft;
  /** The edited or copied tournament; null for a suggestion. */
  saved: EditedTournament | null;
  offered: readonly NonNullable<StoredPicture>[];
  isTaken: boolean;
}

function LoadedDialog({
  start,
  ...props
}: TournamentDialogProps & { start: Exclude<EditorStart, { kind: 'new' }> }) {
  const { data, error, isFetching, refetch } = useStart(start);
  // The form edits the state when the dialog opens. If another admin saves in between, saving is refused as a conflict.
  const [opener] = useState(() => document.activeElement);
  const [opened, setOpened] = useState<Loaded>();
  if (data && !isFetching && !opened) setOpened(data);
  if (opened?.isTaken === false)
    return <TournamentForm start={start} opener={opener} {...opened} {...props} />;
  const failed = start.kind === 'suggestion' ? editingTexts.suggestionFailed : tournamentTexts.findFailed;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={titles[start.kind]}
      footer={<Button onClick={props.onClose}>Stäng</Button>}
    >
      {opened?.isTaken && <Notice tone="warning" title={editingTexts.suggestionTaken} />}
      {!opened && error && !isFetching && (
        <FailedState title={failed} onRetry={() => void refetch()}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {!opened && (!error || isFetching) && (
        <Loading label="Laddar turneringen" className="flex flex-col gap-4">
          <Skeleton className="h-11 rounded-md" />
          <Skeleton className="h-11 rounded-md" />
          <Skeleton className="h-24 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

function useStart({ kind, id }: Exclude<EditorStart, { kind: 'new' }>) {
  const { tournaments } = useApi();
  const always = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false };
  const isSuggestion = kind === 'suggestion';
  const tournament = useQuery({
    ...tournaments.findForStaff.queryOptions({ input: { id } }),
    ...always,
    enabled: !isSuggestion,
    select: (data): Loaded => ({
      initial: kind === 'copy' ? copyOf(data) : draftOf(data),
      saved: data,
      offered: [],
      isTaken: false,
    }),
  });
  const suggestion = useQuery({
    ...tournaments.findSuggestion.queryOptions({ input: { id } }),
    ...always,
    enabled: isSuggestion,
    select: (data): Loaded => ({
      initial: draftOfSuggestion(data),
      saved: null,
      offered: data.pictures,
      isTaken: data.tournamentId !== null,
    }),
  });
  return isSuggestion ? suggestion : tournament;
}

interface TournamentFormProps
  extends Omit<TournamentDialogProps, 'start'>, Pick<Loaded, 'initial' | 'saved' | 'offered'> {
  start: EditorStart;
  /** The element that opened the dialog, when the form replaces the loading state. */
  opener: Element | null;
}

function TournamentForm({
  start,
  initial,
  saved,
  offered,
  opener,
  renderPicture,
  renderClubs,
  onClose,
}: TournamentFormProps) {
  const { kind } = start;
  const draftId = kind === 'new' ? kind : `${kind} ${start.id}`;
  const { form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts: tournamentDrafts, id: draftId },
    initial,
    (seen) => seen ?? emptyDraft,
  );
  const [isChoosingClub, setIsChoosingClub] = useState(false);
  const { save, isSaving, failure, ...saving } = useSaveTournament({
    id: kind === 'edit' ? start.id : undefined,
    suggestionId: kind === 'suggestion' ? start.id : undefined,
    version: form.version,
    onConflict: (now) => rebaseOn(draftOf(now)),
    onSaved() {
      clear();
      onClose();
    },
  });
  const conflicts = conflictTexts(theirs);
  const errors = { ...conflicts, ...saving.errors };
  return (
    <>
      <FormDialog
        title={titles[kind]}
        submitLabel={kind === 'edit' ? 'Spara' : 'Skapa turnering'}
        size="md"
        opener={opener}
        isSaving={isSaving}
        failure={failure}
        onSubmit={() => save(inputOf(form))}
        onClose={onClose}
      >
        <RestoredDraft isChanged={isChanged} onReset={reset} />
        <TournamentFields
          draft={form}
          saved={saved}
          errors={errors}
          onWrite={change}
          onChooseClub={() => setIsChoosingClub(true)}
          picture={renderPicture({
            picture: form.picture,
            offered,
            onChange: (picture) => change({ picture }),
            error: errors['pictureId'] ?? conflicts['picture'],
          })}
        />
      </FormDialog>
      {isChoosingClub &&
        renderClubs({
          onChoose(club) {
            setIsChoosingClub(false);
            change({ association: club, ...(form.organizer === '' && { organizer: club.name }) });
          },
          onClose: () => setIsChoosingClub(false),
        })}
    </>
  );
}
