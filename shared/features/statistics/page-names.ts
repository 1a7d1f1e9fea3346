// Names of the pages of the site in statistics, by the path under which their views are counted.

export const pageNames: Readonly<Record<string, string | undefined>> = {
  '/': 'Startsidan',
  '/marketplace': 'Marknadsplats',
  '/create-ad': 'Skapa annons',
  '/forum': 'Forum',
  '/news': 'Nyheter',
  '/results': 'Resultat',
  '/tournaments': 'Turneringar och läger',
  '/associations': 'Föreningar',
  '/about': 'Om oss',
  '/faq': 'Vanliga frågor',
  '/support': 'Support',
  '/contact': 'Kontakt',
  '/terms': 'Användarvillkor',
  '/privacy': 'Integritetspolicy',
  '/cookies': 'Kakor',
  '/profile': 'Min profil',
  '/messages': 'Meddelanden',
  '/u': 'Användares sidor',
  '/teams': 'Lagens sidor',
  '/leagues': 'Ligornas sidor',
};
