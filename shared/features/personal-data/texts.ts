// Texts about personal data that are used more than once.

/** Shown in place of the name of an erased user. */
export const DELETED_USER = 'Borttagen användare';

export const personalDataTexts = {
  passwordMissing: 'Ange ditt lösenord',
  emailMissing: 'Skriv din e-postadress',
  emailWrong: 'Det är inte kontots e-postadress',
  lastSuperadmin:
    'Du är den enda superadmin som kan sköta webbplatsen. Gör någon annan till superadmin först, så kan du radera ditt konto.',
  erasureRequested: 'Ditt konto ska raderas. Ångra det på din profil om du vill publicera annonser.',
  erasureNotRequested: 'Ditt konto ska inte raderas, så det finns inget att ångra.',
  fileDeleted: 'Filen finns inte längre. Gör en ny.',
} as const;
