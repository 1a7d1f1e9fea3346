// The numbers of our advisory locks, side by side so that no two are the same.

export const locks = {
  migrations: 7_201_946,
  soleServer: 7_201_947,
  jobMigrations: 7_201_948,
  firstSuperadmin: 7_201_949,
  sampleData: 7_201_950,
} as const;
