// Drawings of people and their sports for the human check, 100 units wide, by label.

const head = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#c98a5e" stroke-width="2"/>`;
const limbs = (path: string, colour = '#1b2437'): string =>
  `<path stroke="${colour}" stroke-width="7" d="${path}"/>`;
const ball =
  '<circle cx="74" cy="68" r="11" fill="#f08a2c" stroke-width="2"/><path stroke-width="2" d="M74 57v22M63 68h22"/>';

/** Standing, one arm on the ball. */
const bouncing = (shirt: string, hair: string): string =>
  `<path stroke="#b9a98a" d="M12 90h76"/>${limbs('M40 60L30 88M40 60L54 74L52 88')}${limbs('M44 36L72 52M44 36L26 50', '#c98a5e')}` +
  `<path stroke="${shirt}" stroke-width="13" d="M44 38L40 58"/>${head(48, 20)}${hair}${ball}`;

const water =
  '<path stroke="#2f7fc4" stroke-width="4" d="M8 66q7-6 14 0t14 0 14 0 14 0 14 0 14 0M8 80q7-6 14 0t14 0 14 0 14 0 14 0 14 0"/>';

export const figures: Readonly<Record<string, string>> = {
  'Person som studsar en basketboll': bouncing('#3c7a5e', ''),
  'Kvinna som studsar en basketboll': bouncing(
    '#c2487f',
    '<path stroke-width="5" d="M41 14q6-5 13 0M42 16q-10 6-9 16"/>',
  ),
  'Man som studsar en basketboll': bouncing(
    '#2f62b5',
    '<path stroke-width="5" d="M41 15q6-6 14 0M43 27q6 4 11-1"/>',
  ),
  'Person som simmar': `${limbs('M56 54L24 60')}${limbs('M54 50Q58 22 82 36', '#c98a5e')}${head(72, 52)}${water}`,
  'Person som cyklar': `<circle cx="26" cy="70" r="17"/><circle cx="74" cy="70" r="17"/><path d="M26 70l14-22h26l8 22M40 48l10 24 16-24M66 48l-3-9h8"/>${limbs('M40 44L50 58L48 72')}${limbs('M52 26L66 40', '#c98a5e')}<path stroke="#c4302b" stroke-width="10" d="M40 42L50 27"/>${head(58, 15)}`,
  'Person som surfar': `<path fill="#2f7fc4" stroke="none" d="M6 84Q30 84 52 74T94 56V94H6z"/><path stroke="#fff" stroke-width="6" d="M24 82L80 62"/>${limbs('M44 54L38 74M46 54L62 58L62 66')}${limbs('M46 36L24 42M46 36L70 30', '#c98a5e')}<path stroke="#c2487f" stroke-width="11" d="M46 36L45 52"/>${head(50, 20)}`,
  'Person som spelar golf': `<path fill="#6cb06a" stroke="none" d="M6 82h88v12H6z"/>${limbs('M38 56L32 82M38 56L48 82')}${limbs('M40 34L58 50', '#c98a5e')}<path stroke="#2f62b5" stroke-width="11" d="M38 36V54"/>${head(40, 20)}<path d="M58 50L66 80l6 1"/><circle cx="80" cy="79" r="3.5" fill="#fff" stroke-width="1.5"/><path d="M90 82V46"/><path fill="#c4302b" d="M90 46l-14 5 14 5z"/>`,
  'Person som rider': `<path fill="#8a5a33" d="M24 56h38l10-18 8-4 10 10-4 8-8-2-8 18H28z"/><path stroke="#8a5a33" stroke-width="6" d="M28 66L22 90M36 68L38 90M62 66L60 90M68 64L76 88M24 58Q12 60 12 78"/>${limbs('M46 52L54 66')}${limbs('M46 36L66 46', '#c98a5e')}<path stroke="#c4302b" stroke-width="10" d="M44 36L45 50"/>${head(47, 20)}`,
  'Person som lyfter vikter': `${limbs('M50 58L36 88M50 58L64 88')}${limbs('M50 38L30 20M50 38L70 20', '#c98a5e')}<path stroke="#7a4aa0" stroke-width="12" d="M50 40V56"/>${head(50, 26)}<path stroke-width="4" d="M10 18h80"/><path stroke-width="8" d="M16 6v24M84 6v24"/>`,
  'Person som ror': `<path fill="#b0703a" d="M8 58h84q-6 18-18 18H24Q12 76 8 58z"/>${limbs('M46 58L62 54')}${limbs('M44 38L64 46', '#c98a5e')}<path stroke="#3c7a5e" stroke-width="11" d="M42 38L45 54"/>${head(42, 22)}<path stroke-width="4" d="M62 44L78 88"/><path stroke="#2f7fc4" stroke-width="4" d="M6 86q7-6 14 0t14 0 14 0 14 0 14 0 14 0"/>`,
  'Person som åker skidor': `<path fill="#fff" stroke="#9db4cc" d="M4 60L96 92V96H4z"/><path stroke="#c4302b" stroke-width="4" d="M22 68L76 87q6 2 8-2"/>${limbs('M40 52L54 62L46 76')}${limbs('M46 38L64 50', '#c98a5e')}<path stroke="#2f62b5" stroke-width="11" d="M46 38L41 50"/>${head(54, 25)}<path d="M64 50L86 78M62 48L34 72"/>`,
};
