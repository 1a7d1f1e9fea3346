// Dialog for saving a search: its name, and when to notify.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useId, useState } from 'react';
import { savedSearchesHref } from '#shared/features/saved-searches/address.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';
import { proposeName } from '#shared/features/saved-searches/name.ts';
import { SEARCH_ALERTS, type SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { alertTexts, savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { usePlaceName } from '../../core/place-name.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { submitForm } from '../../ui/form/first-invalid.ts';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { describeFilter } from './describe-filter.ts';

const alerts = SEARCH_ALERTS.map((value) => ({
  value,
  label: alertTexts[value].label,
  note: alertTexts[value].explanation,
}));

export interface SaveSearchDialogProps {
  filter: SearchFilter;
  onClose: () => void;
}

export function SaveSearchDialog({ filter, onClose }: SaveSearchDialogProps) {
  const formId = useId();
  // The filter when the dialog opened; the page behind it may change.
  const [initialFilter] = useState(filter);
  const nearName = usePlaceName(initialFilter.near);
  const [typedName, setName] = useState<string>();
  const name = typedName ?? proposeName(initialFilter, nearName);
  const [alert, setAlert] = useState<SearchAlert>('daily');
  const { save, isSaving, refusal, failure } = useSaving(onClose);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, () => save({ name, alert, filter: initialFilter }));
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => isSaving || onClose();

  return (
    <Dialog
      open
      title="Spara sökning"
      size="sm"
      onOpenChange={(isOpen) => isOpen || close()}
      footer={
        <>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            Spara
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted [overflow-wrap:anywhere]">{describeFilter(initialFilter, nearName)}</p>
        <Field label="Namn" required error={refusal}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <RadioList
          legend="När vill du få veta om nya annonser?"
          options={alerts}
          value={alert}
          onChange={setAlert}
        />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

interface Typed {
  name: string;
  alert: SearchAlert;
  filter: SearchFilter;
}

function useSaving(onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const router = useRouter();
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState('');

  async function save(search: Typed): Promise<void> {
    setIsSaving(true);
    setRefusal(undefined);
    setFailure('');
    try {
      await api.savedSearches.save.call(search);
      void queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
      toast.success(savedSearchTexts.saved, {
        action: { label: 'Visa', onPress: () => void router.navigate({ href: savedSearchesHref }) },
      });
      onSaved();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(error), () => void save(search));
      const { name } = fieldErrorsOf(error);
      setRefusal(name);
      if (!name) setFailure(`${savedSearchTexts.saveFailed}. ${errorMessageOf(error)}`);
    } finally {
      setIsSaving(false);
    }
  }
  return { save, isSaving, refusal, failure };
}
