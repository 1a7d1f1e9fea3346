// "Byt lösenord" on one's profile. The form is fetched when it is unfolded.
import { type ComponentType, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export function ChangePassword() {
  const [view, setView] = useState<{ Form: ComponentType }>();

  async function load(): Promise<void> {
    try {
      const { ChangePasswordForm } = await import('./change-password-form.tsx');
      setView({ Form: ChangePasswordForm });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      summary={<h2 className="text-lg">Byt lösenord</h2>}
      onToggle={(event) => {
        if (event.currentTarget.open && !view) void load();
      }}
    >
      {view ? (
        <view.Form />
      ) : (
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      )}
    </Disclosure>
  );
}
