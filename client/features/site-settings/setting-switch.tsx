// A switch whose setting is saved at once.
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { SettingChange } from './setting-change.tsx';
import { useSaveSetting } from './use-save-setting.ts';

export interface SettingSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  changeTo: (isOn: boolean) => Partial<SiteSettings>;
}

export function SettingSwitch({ label, hint, isOn, changeTo }: SettingSwitchProps) {
  const { isSaving, refusals, save } = useSaveSetting();
  const [refusal] = Object.values(refusals);
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        busy={isSaving}
        onChange={(checked) => void save(changeTo(checked), { seen: changeTo(isOn) })}
      />
      <SettingChange names={Object.keys(changeTo(isOn))} />
      <div aria-live="polite">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </div>
  );
}
