// Texts about links in mails and about changing a password. Source: spec 1 §5 Password reset page, §8.

export const mailLinkTexts = {
  resetSent: 'Återställningslänk skickad till din e-post!',
  addressUnknown: 'E-postadressen hittades inte',
  resetLinkBroken: 'Ogiltig återställningslänk',
  resetLinkInvalid: 'Ogiltig eller utgången återställningslänk',
  passwordUpdated: 'Lösenordet har uppdaterats! Du är nu inloggad.',
  passwordUpdatedSuspended: 'Lösenordet har uppdaterats!',
  passwordFailed: 'Något gick fel vid uppdatering av lösenord',
  confirmed: 'E-postadressen är bekräftad! Du är nu inloggad.',
  confirmedSuspended: 'E-postadressen är bekräftad!',
  confirmLinkInvalid: 'Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.',
  confirmFirst: 'Bekräfta din e-postadress innan du loggar in. Vi har skickat en ny länk till dig.',
  confirmFirstSent:
    'Bekräfta din e-postadress innan du loggar in. Vi har redan skickat en länk till dig, kolla även skräpposten.',
} as const;

export const changedEmailTexts = {
  missing: 'Ange din nya e-postadress',
  same: 'Det är redan din e-postadress',
  taken: 'E-postadressen används av ett annat konto',
  failed: 'Kunde inte byta e-postadress',
  sent: (email: string) => `Vi har skickat en länk till ${email}. Adressen byts när du öppnar den.`,
  cancelled: 'Bytet av e-postadress är avbrutet',
  cancelFailed: 'Kunde inte avbryta bytet',
  changed: 'E-postadressen är bytt. Alla andra enheter har loggats ut.',
  restored: 'Din e-postadress gäller igen. Välj ett nytt lösenord.',
  linkInvalid: 'Länken är ogiltig eller har gått ut. Be om en ny under Byt e-postadress på din profil.',
  restoreLinkInvalid:
    'Länken är ogiltig eller har gått ut. Hör av dig till oss om ditt konto är i fel händer.',
} as const;

export const newPasswordTexts = {
  mismatch: 'Lösenorden matchar inte',
  currentMissing: 'Ange ditt nuvarande lösenord',
  currentWrong: 'Det nuvarande lösenordet är fel',
  none: 'Ditt konto har inget lösenord. Logga ut och välj ”Glömt lösenord?” för att skapa ett.',
  changed: 'Lösenordet är bytt. Alla andra enheter har loggats ut.',
} as const;
