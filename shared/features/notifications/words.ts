// Texts about notifications that are used more than once.
import type { Channel, NotificationKind } from './rules.ts';

export const notificationWords = {
  signIn: 'Du måste vara inloggad för att se dina notiser',
  listFailed: 'Kunde inte hämta dina notiser',
  readFailed: 'Kunde inte markera som läst',
  settingsFailed: 'Kunde inte hämta inställningarna',
  saveFailed: 'Kunde inte spara inställningen',
  notFound: 'Notisen finns inte längre',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
  staysOn: 'Beslut om det du har skrivit visas alltid på sidan',
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

export const kindLabels: Record<NotificationKind, string> = {
  messages: 'Meddelanden',
  ads: 'Dina annonser',
  favorites: 'Favoriter',
  searches: 'Sparade sökningar',
  deals: 'Affärer och omdömen',
  admin: 'Från Baskettorget',
};

export const kindHints: Record<NotificationKind, string> = {
  messages: 'När någon skriver till dig. Mejlet kommer efter en kvart, om du inte har läst.',
  ads: 'När en annons granskats eller snart går ut.',
  favorites: 'När en sparad annons blir billigare, reserveras, säljs eller går ut.',
  searches: 'När en ny annons passar en sökning du har sparat.',
  deals: 'När någon reserverar eller säljer till dig, och när ni ger varandra omdömen.',
  admin: 'Beslut om det du har skrivit eller anmält.',
};

export const channelLabels: Record<Channel, string> = { site: 'På sidan', mail: 'Mejl', push: 'Push' };
