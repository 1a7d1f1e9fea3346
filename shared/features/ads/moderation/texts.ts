// Texts about moderating ads. Source: spec 2 §8 Ads.

export const moderationTexts = {
  approved: 'Annons godkänd',
  rejected: 'Annons avvisad',
  removed: 'Annons borttagen',
  createdApproved: 'Annons skapad och godkänd!',
  updateFailed: 'Kunde inte uppdatera annons',
  deleteFailed: 'Kunde inte ta bort annons',
  notFound: 'Annonsen finns inte längre',
  reasonMissing: 'Välj eller skriv en anledning, så att säljaren förstår',
  sellerSuspended: 'Säljaren är avstängd',
  takenDown: 'Annonsen är redan borttagen.',
  changedBySeller: 'Säljaren har ändrat annonsen. Läs den igen innan du bestämmer dig.',
  featuredMany: (count: number, isFeatured: boolean) => {
    if (count === 1) return isFeatured ? 'Annonsen är utvald' : 'Annonsen är inte längre utvald';
    return isFeatured ? `${count} annonser är utvalda` : `${count} annonser är inte längre utvalda`;
  },
  featureFailed: 'Bara en godkänd annons kan visas som utvald, och en gång',
  /** `name`: the moderator who decided first; null if unknown. */
  decidedBy: (name: string | null, status: 'approved' | 'rejected') =>
    `${name ?? 'Någon annan'} har redan ${status === 'approved' ? 'godkänt' : 'avvisat'} annonsen.`,
  decidedMany: (count: number, status: 'approved' | 'rejected') => {
    if (count === 1) return status === 'approved' ? 'Annons godkänd' : 'Annons avvisad';
    return `${count} annonser ${status === 'approved' ? 'godkända' : 'avvisade'}`;
  },
} as const;
