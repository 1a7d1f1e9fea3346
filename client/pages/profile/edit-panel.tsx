// The profile form with its picture; loaded on demand.
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { PortraitField } from './portrait-field.tsx';

export function EditPanel({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  return (
    <ProfileForm profile={profile} onClose={onClose}>
      {(field) => <PortraitField name={profile.name} avatarUrl={profile.avatarUrl} {...field} />}
    </ProfileForm>
  );
}
