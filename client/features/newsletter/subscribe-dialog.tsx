// The form that starts a subscription: address, consent and human check. Loaded when it opens.
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { NewSubscription } from '#shared/features/newsletter/contract.ts';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf } from '../../core/failure.ts';
import { useViewer } from '../../core/viewer.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../ui/form/first-invalid.ts';
import { TextInput } from '../../ui/form/text-input.tsx';

export interface SubscribeDialogProps {
  /** The id of the solved human check; undefined until then. */
  humanCheckId: string | undefined;
  /** The human check, with its error. */
  renderHumanCheck: (error: string | undefined) => ReactNode;
  onClose: () => void;
}

export function SubscribeDialog({ humanCheckId, renderHumanCheck, onClose }: SubscribeDialogProps) {
  const { newsletter } = useApi();
  const formId = useId();
  const [email, setEmail] = useState(useViewer()?.email ?? '');
  const [consents, setConsents] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (form: NewSubscription) => newsletter.subscribe.call(form),
    onError: (refused) => setErrors(fieldErrorsOf(refused)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { data, error: wrong } = NewSubscription.safeParse({ email, consents, humanCheckId });
    // In reverse, so that the first error of each field is shown.
    const issues = (wrong?.issues ?? []).toReversed();
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (data) mutate(data);
    focusFirstInvalid(event.currentTarget);
  }

  const failure = error && Object.keys(fieldErrorsOf(error)).length === 0 ? errorMessageOf(error) : '';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Prenumerera på nyhetsbrevet"
      footer={
        isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            Stäng
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Avbryt</Button>
            <Button type="submit" form={formId} variant="primary" busy={isPending}>
              Prenumerera
            </Button>
          </>
        )
      }
    >
      <output className="empty:hidden">{isSuccess && newsletterTexts.confirmationSent}</output>
      {!isSuccess && (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Field label="E-post" required error={errors['email']}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Checkbox
              label={newsletterTexts.consent}
              checked={consents}
              aria-invalid={errors['consents'] ? true : undefined}
              onChange={(event) => setConsents(event.target.checked)}
            />
            {errors['consents'] && <FieldError>{errors['consents']}</FieldError>}
          </div>
          {renderHumanCheck(errors['humanCheckId'])}
          <div aria-live="polite">
            {failure && (
              <FieldError>
                {newsletterTexts.subscribeFailed}. {failure}
              </FieldError>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}
