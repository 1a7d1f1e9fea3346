// "Byt e-postadress" on one's profile. The form is fetched when it is unfolded.
import { type ComponentType, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

/** `email`: the address there is. */
export function ChangeEmail({ email }: { email: string }) {
  const [view, setView] = useState<{ Form: ComponentType<{ email: string }> }>();

  async function load(): Promise<void> {
    try {
      const { ChangeEmailForm } = await import('./change-email-form.tsx');
      setView({ Form: ChangeEmailForm });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      summary={<h2 className="text-lg">Byt e-postadress</h2>}
      onToggle={(event) => {
        if (event.currentTarget.open && !view) void load();
      }}
    >
      {view ? (
        <view.Form email={email} />
      ) : (
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      )}
    </Disclosure>
  );
}
