// The kinds of seller, and what a buyer may expect of each. Without the schema library, since lists load it.
// Source of the rights: hallakonsument.se, Köplagen; Lagen om distansavtal och avtal utanför affärslokaler.

export const SELLERS = ['private', 'business'] as const;
export type Seller = (typeof SELLERS)[number];
export const sellerLabels: Record<Seller, string> = { private: 'Privatperson', business: 'Företag' };

/** Shown at an ad, by the kind of its seller. */
export const buyerRights: Record<Seller, string> = {
  private:
    'Du köper av en privatperson. Då gäller köplagen, inte konsumentlagarna, och du har ingen ångerrätt om ni inte har kommit överens om det.',
  business:
    'Du köper av ett företag. Då gäller konsumentköplagen. Kommer ni överens på distans har du oftast 14 dagars ångerrätt.',
};
