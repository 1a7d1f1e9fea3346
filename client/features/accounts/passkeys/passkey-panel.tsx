// The user's passkeys: list, add and delete.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#shared/features/accounts/passkeys/passkey-contract.ts';
import { passkeyTexts } from '#shared/features/accounts/passkeys/passkey-texts.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { createPasskey, hasPasskeys } from './passkey-window.ts';
import { type Proof, ProofForm } from '../re-authentication/proof-form.tsx';

export function PasskeyPanel() {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery(api.passkeys.list.queryOptions());
  const { add, remove } = usePasskeyActions();
  const [isAdding, setIsAdding] = useState(false);
  if (!data) {
    return error ? (
      <FailedState
        title="Kunde inte hämta dina passnycklar"
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Hämtar passnycklar">
        <Skeleton className="h-24 max-w-md" />
      </Loading>
    );
  }
  const { passkeys, needs } = data;
  const requiredFields = (['password', 'code'] as const).filter((field) => needs[field]);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-muted">
        Med en passnyckel loggar du in med fingret, ansiktet eller enhetens kod i stället för lösenordet.
      </p>
      {passkeys.length > 0 && (
        <ul className="w-full divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              requiredFields={requiredFields}
              onRemove={(proof) => remove(passkey, proof)}
            />
          ))}
        </ul>
      )}
      {!hasPasskeys() && <p>Den här webbläsaren kan inte skapa passnycklar.</p>}
      {hasPasskeys() && !isAdding && <Button onClick={() => setIsAdding(true)}>Lägg till passnyckel</Button>}
      {isAdding && (
        <ProofForm
          text="Sedan öppnar webbläsaren ett eget fönster, där du väljer var passnyckeln ska sparas."
          fields={requiredFields}
          submitLabel="Fortsätt"
          onSubmit={async (proof) => {
            if (await add(proof)) setIsAdding(false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  requiredFields: readonly (keyof Proof)[];
  onRemove: (proof: Proof) => Promise<void>;
}

function PasskeyRow({ passkey, requiredFields, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          Tillagd {formatDate(createdAt)} ·{' '}
          {lastUsedAt ? `Senast använd ${formatDate(lastUsedAt)}` : 'Inte använd än'}
        </p>
      </div>
      {isRemoving ? (
        <div className="basis-full">
          <ProofForm
            text="Det går inte längre att logga in med passnyckeln. Ta sedan bort den även på enheten där den är sparad."
            fields={requiredFields}
            submitLabel="Ta bort"
            isDangerous
            onSubmit={onRemove}
            onCancel={() => setIsRemoving(false)}
          />
        </div>
      ) : (
        <Button onClick={() => setIsRemoving(true)} aria-label={`Ta bort passnyckeln ${name}`}>
          Ta bort
        </Button>
      )}
    </li>
  );
}

function usePasskeyActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.passkeys.list.queryKey() });
  return {
    /** Whether a passkey was added. */
    async add(proof: Proof): Promise<boolean> {
      const result = await createPasskey(await api.passkeys.begin.call(proof));
      if ('failure' in result) {
        if (result.failure === 'already-registered') toast.error(passkeyTexts.alreadyRegistered);
        return false;
      }
      await api.passkeys.add.call(result.credential);
      toast.success(passkeyTexts.added);
      await refresh();
      return true;
    },
    /** When another tab has already deleted the passkey, the error is shown and the list is refetched. */
    async remove({ id }: Passkey, proof: Proof): Promise<void> {
      try {
        await api.passkeys.remove.call({ id, ...proof });
        toast.success(passkeyTexts.removed);
      } catch (error) {
        if (!isRefusal(error, 'NOT_FOUND')) throw error;
        toast.error(errorMessageOf(error));
      }
      await refresh();
    },
  };
}
