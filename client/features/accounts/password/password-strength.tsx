// Password strength: five levels, warnings and suggestions. Source: spec 1 §4, §5.
import { useEffect, useState } from 'react';
import {
  type PasswordLevel,
  passwordLevelLabels,
  scorePassword,
} from '#shared/features/accounts/password/password.ts';
import { classNames } from '../../../ui/class-names.ts';

const steps: Record<PasswordLevel, { filled: number; ground: string }> = {
  none: { filled: 0, ground: '' },
  weak: { filled: 1, ground: 'bg-danger' },
  medium: { filled: 2, ground: 'bg-warning' },
  strong: { filled: 3, ground: 'bg-success' },
  'very-strong': { filled: 4, ground: 'bg-success' },
};

interface PasswordStrengthProps {
  password: string;
  /** The error at the field above; a warning with the same content is left out. */
  error?: string | undefined;
}

/** Shows no level before the list of common passwords is loaded: a password that the server refuses must not look strong. */
export function PasswordStrength({ password, error }: PasswordStrengthProps) {
  const isCommon = useCommonPasswords();
  const { level, warnings, suggestions } = scorePassword(password, isCommon);
  const { filled, ground } = steps[isCommon ? level : 'none'];
  return (
    <div aria-live="polite" className="text-sm">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1.5 rounded-full', step <= filled ? ground : 'bg-line')}
          />
        ))}
      </div>
      <p className="mt-1">
        <span className="text-muted">Styrka:</span>{' '}
        <span className="font-semibold">{isCommon || !password ? passwordLevelLabels[level] : '–'}</span>
      </p>
      {warnings
        .filter((warning) => warning !== error)
        .map((warning) => (
          <p key={warning} className="font-semibold text-warning">
            {warning}
          </p>
        ))}
      {suggestions.length > 0 && <p className="text-muted">{suggestions.join(' · ')}</p>}
    </div>
  );
}

type IsCommon = (password: string) => boolean;

/** The list is 13 kB compressed, so it is loaded on demand. Returns undefined until then, and when loading fails. */
function useCommonPasswords(): IsCommon | undefined {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  useEffect(() => {
    import('#shared/features/accounts/password/common-passwords.ts').then(
      (list) => setIsCommon(() => list.isCommonPassword),
      () => undefined,
    );
  }, []);
  return isCommon;
}
