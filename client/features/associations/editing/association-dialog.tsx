// Dialog for adding or editing an association; loaded on demand. Source: spec 2 §2, §5 Association.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type AssociationInput,
  type EditedAssociation,
  NewAssociation,
} from '#shared/features/associations/editing/contract.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useContentId } from '../../../core/drafts/use-content-id.ts';
import { conflictTexts, useRebasedForm } from '../../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { sendOrReload, useSave } from '../../../core/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { associationDrafts, draftOf, emptyDraft, inputOf } from './association-draft.ts';
import { AssociationFields } from './association-fields.tsx';

/** Value of the logo field: the picture's id, or null without a logo. */
export interface LogoControl {
  name: string;
  id: string | null;
  onChange: (id: string | null) => void;
  error: string | undefined;
}

export interface AssociationDialogProps {
  /** The association to edit; undefined to create one. */
  id: string | undefined;
  renderLogo: (logo: LogoControl) => ReactNode;
  onClose: () => void;
}

export function AssociationDialog({ id, ...props }: AssociationDialogProps) {
  return id === undefined ? (
    <AssociationForm association={null} opener={null} {...props} />
  ) : (
    <LoadedDialog id={id} {...props} />
  );
}

function LoadedDialog({ id, ...props }: AssociationDialogProps & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().associations.findForStaff.queryOptions({ input: { id } }),
    // The form edits the state when the dialog opens. If another admin saves in between, saving is refused as a conflict.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [opener] = useState(() => document.activeElement);
  const [opened, setOpened] = useState<EditedAssociation>();
  if (data && !isFetching && !opened) setOpened(data);
  if (opened) return <AssociationForm association={opened} opener={opener} {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title="Redigera förening"
      footer={<Button onClick={props.onClose}>Avbryt</Button>}
    >
      {error && !isFetching ? (
        <FailedState title={associationTexts.findFailed} onRetry={() => void refetch()}>
          {errorMessageOf(error)}
        </FailedState>
      ) : (
        <Loading label="Laddar föreningen" className="flex flex-col gap-4">
          <Skeleton className="h-11 rounded-md" />
          <Skeleton className="h-11 rounded-md" />
          <Skeleton className="h-24 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

interface AssociationFormProps extends Pick<AssociationDialogProps, 'renderLogo' | 'onClose'> {
  association: EditedAssociation | null;
  /** The element that opened the dialog, when the form replaces the loading state. */
  opener: Element | null;
}

function AssociationForm({ association, opener, renderLogo, onClose }: AssociationFormProps) {
  const { form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts: associationDrafts, id: association?.id },
    association ? draftOf(association) : undefined,
    (seen) => seen ?? emptyDraft,
  );
  const { save, isSaving, failure, ...saving } = useSaveAssociation({
    id: association?.id,
    version: form.version,
    onConflict: (now) => rebaseOn(draftOf(now)),
    onSaved() {
      clear();
      onClose();
    },
  });
  // The same object until it changes: the hours move its errors when a row is deleted.
  const errors = useMemo(() => ({ ...conflictTexts(theirs), ...saving.errors }), [theirs, saving.errors]);
  return (
    <FormDialog
      title={association ? 'Redigera förening' : 'Ny förening'}
      submitLabel={association ? 'Spara' : 'Skapa förening'}
      size="md"
      opener={opener}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save(inputOf(form))}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      {renderLogo({
        name: form.name,
        id: form.logoId,
        onChange: (logoId) => change({ logoId }),
        error: errors['logoId'],
      })}
      <AssociationFields draft={form} saved={association} errors={errors} onWrite={change} />
    </FormDialog>
  );
}

interface SavedAssociation {
  /** Undefined for a new one. */
  id: string | undefined;
  version: number;
  /** Called with the stored association after a conflict. */
  onConflict: (now: EditedAssociation) => void;
  onSaved: () => void;
}

function useSaveAssociation({ id, version, onConflict, onSaved }: SavedAssociation) {
  const api = useApi();
  const queryClient = useQueryClient();
  const newId = useContentId();

  return useSave<AssociationInput, NewAssociation>({
    schema: NewAssociation,
    async send(input) {
      const saved =
        id === undefined
          ? await api.associations.create.call({ ...input, id: newId.of(JSON.stringify(input)) })
          : await sendOrReload(
              () => api.associations.update.call({ ...input, id, version }),
              async () => onConflict(await api.associations.findForStaff.call({ id })),
            );
      if (saved.city && !saved.isOnMap) toast.warning(placeTexts.unknownTown);
      await queryClient.invalidateQueries({ queryKey: api.associations.key() });
    },
    failureOf: (error) =>
      `${associationTexts.failedTitle}: ${associationTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(id === undefined ? associationTexts.created : associationTexts.updated);
      onSaved();
    },
  });
}
