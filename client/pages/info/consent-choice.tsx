// The current cookie consent, and a button to change it.
import { type Consent, giveConsent, useConsent } from '../../core/consent.ts';
import { Button } from '../../ui/button/button.tsx';

export function ConsentChoice() {
  const consent = useConsent();
  return (
    <>
      <p aria-live="polite">{consent ? answers[consent] : 'Du har inte svarat än.'}</p>
      <p className="flex flex-wrap gap-2">
        <Button aria-pressed={consent === 'declined'} onClick={() => giveConsent('declined')}>
          Avböj alla
        </Button>
        <Button aria-pressed={consent === 'accepted'} onClick={() => giveConsent('accepted')}>
          Acceptera alla
        </Button>
      </p>
    </>
  );
}

const answers: Record<Consent, string> = {
  accepted: 'Du har accepterat alla.',
  declined: 'Du har avböjt alla som inte är nödvändiga.',
};
