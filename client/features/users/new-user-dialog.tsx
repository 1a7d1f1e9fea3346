// Dialog for creating a user; loaded on demand. Source: spec 2 §2 Users, §5 Create user.
import { useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#shared/features/accounts/password/limits.ts';
import type { Role } from '#shared/features/accounts/roles.ts';
import type { NewUser } from '#shared/features/users/contract.ts';
import { checkNewUser } from '#shared/features/users/new-user.ts';
import { newUserRoleLabels, userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PasswordInput, TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';
import { useUserRefresh } from './user-refresh.ts';

export interface NewUserDialogProps {
  /** The roles the viewer may assign. */
  roles: Role[];
  onClose: () => void;
}

export function NewUserDialog({ roles, onClose }: NewUserDialogProps) {
  const [user, setUser] = useState<NewUser>({ name: '', email: '', password: '', role: 'user' });
  const { create, isSaving, refusals, failure } = useCreate(onClose);
  const write = (change: Partial<NewUser>) => setUser({ ...user, ...change });

  return (
    <FormDialog
      title="Skapa användare"
      submitLabel="Skapa användare"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => create(user)}
      onClose={onClose}
    >
      <Field label="E-post" required error={refusals['email']}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={user.email}
            onChange={(event) => write({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label="Namn" required error={refusals['name']}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={user.name}
            onChange={(event) => write({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Lösenord"
        required
        error={refusals['password']}
        hint={`Minst ${MIN_PASSWORD_LENGTH} tecken med stor och liten bokstav och siffra. Be personen byta det.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={user.password}
            onChange={(event) => write({ password: event.target.value })}
          />
        )}
      </Field>
      <Field label="Roll" error={refusals['role']}>
        {(control) => (
          <Select
            {...control}
            value={user.role}
            onChange={({ target }) => write({ role: roles.find((role) => role === target.value) ?? 'user' })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {newUserRoleLabels[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}

function useCreate(onCreated: () => void) {
  const api = useApi();
  const refresh = useUserRefresh();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState('');

  async function create(user: NewUser): Promise<void> {
    const { fields } = checkNewUser(user);
    setFailure('');
    setRefusals(fields);
    if (Object.keys(fields).length > 0) return;
    setIsSaving(true);
    try {
      await api.users.create.call(user);
      await refresh();
      toast.success(userTexts.created);
      onCreated();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void create(user));
      setRefusals(fieldErrorsOf(error));
      setFailure(failureSentence(userTexts.createFailed, error));
    } finally {
      setIsSaving(false);
    }
  }
  return { create, isSaving, refusals, failure };
}
