// Texts about notifications that are used more than once.
import type { Channel } from './rules.ts';

export const notificationTexts = {
  signIn: 'Du måste vara inloggad för att se dina notiser',
  listFailed: 'Kunde inte hämta dina notiser',
  readFailed: 'Kunde inte markera som läst',
  settingsFailed: 'Kunde inte hämta inställningarna',
  saveFailed: 'Kunde inte spara inställningen',
  notFound: 'Notisen finns inte längre',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
  cannotTurnOff: 'Beslut om det du har skrivit visas alltid på sidan',
  siteOnly: 'Sådana notiser visas bara på sidan',
  nothingToChange: 'Välj vad du vill ändra',
  notSubscribed: 'Den här webbläsaren får inga notiser',
  badPushAddress: 'Webbläsarens adress för notiser kan inte användas',
  badPushKeys: 'Webbläsarens nycklar för notiser kan inte användas',
  mailIsOff: 'Du får inga fler sådana mejl.',
  allRead: 'Alla notiser är markerade som lästa',
  pushIsOff: 'Med push får du veta vad som händer också när sidan inte är öppen.',
  pushFailed: 'Kunde inte ändra push i den här webbläsaren',
  badLink: 'Länken fungerar inte. Logga in och ändra dina notiser på din profil i stället.',
} as const;

export const channelLabels: Record<Channel, string> = { site: 'På sidan', mail: 'Mejl', push: 'Push' };
