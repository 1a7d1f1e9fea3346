// Declarations of accounts: labels of security events.
import type { Feature } from '../../feature.ts';

export const accountsFeature = {
  securityEvents: {
    sign_in_failed: 'Misslyckad inloggning',
    sign_in_blocked: 'Avstängd försökte logga in',
    signed_in: 'Inloggning',
    registration_begun: 'Registrering påbörjad',
    registered: 'Registrering',
    devices_signed_out: 'Enheter utloggade',
    email_confirmed: 'E-postadress bekräftad',
    email_change_asked: 'Byte av e-postadress begärt',
    email_changed: 'E-postadress bytt',
    email_restored: 'E-postadress återställd',
    password_changed: 'Lösenord bytt',
    password_reset: 'Lösenord återställt',
    two_step_on: 'Tvåstegsinloggning på',
    two_step_off: 'Tvåstegsinloggning av',
    second_step_failed: 'Fel kod vid inloggning',
    recovery_code_used: 'Återställningskod använd',
    recovery_codes_renewed: 'Nya återställningskoder',
    passkey_added: 'Passnyckel tillagd',
    passkey_removed: 'Passnyckel borttagen',
    google_linked: 'Google kopplat till kontot',
  },
} as const satisfies Feature;
