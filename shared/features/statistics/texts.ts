// Texts of the statistics of the back office. Source: spec 2 §8 Analytics and marketplace.

export const statisticsTexts = {
  analyticsFailed: 'Kunde inte hämta analysdata',
  marketplaceFailed: 'Kunde inte hämta marknadsplatsdata',
} as const;

/** The columns of the CSV file with the figures by category. Source: spec 2 §9 CSV export columns. */
export const CATEGORY_COLUMNS = ['Kategori', 'Antal', 'Procent'] as const;
