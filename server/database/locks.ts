// The numbers of the advisory locks, in one place so that each is unique.

export const locks = {
  migrations: 7_201_946,
  jobMigrations: 7_201_948,
  firstSuperadmin: 7_201_949,
  sampleData: 7_201_950,
  newsletter: 7_201_951,
  resultNames: 7_201_952,
  associationImport: 7_201_953,
} as const;
