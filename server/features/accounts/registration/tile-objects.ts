// Drawings of round objects for the human check, 100 units wide, by label.

const round = (fill: string): string => `<circle cx="50" cy="50" r="33" fill="${fill}"/>`;
const leaf = '<path d="M52 20q4-12 18-10q-2 12-18 10z" fill="#4c9a4a"/>';

const balls = {
  Basketboll: `${round('#f08a2c')}<path d="M50 17v66M17 50h66M27 27q22 23 0 46M73 27q-22 23 0 46"/>`,
  Fotboll: `${round('#fff')}<path d="M50 37l13 9-5 15H42l-5-15z" fill="#1b2437"/><path d="M50 37V18M63 46l18-5M58 61l11 15M42 61L31 76M37 46l-18-5"/>`,
  Tennisboll: `${round('#cfe04a')}<path stroke="#fff" stroke-width="5" d="M26 29q26 21 0 42M74 29q-26 21 0 42"/>`,
  Volleyboll: `${round('#fdf8ea')}<path d="M50 50Q42 30 54 17M50 50Q36 32 31 23M50 50Q70 48 79 34M50 50Q76 58 82 56M50 50Q40 66 50 83M50 50Q28 58 24 70M50 50Q34 40 18 44M50 50Q62 68 66 79" stroke="#2f62b5"/>`,
  Baseboll: `${round('#fff')}<path stroke="#c4302b" d="M30 25q18 25 0 50M70 25q-18 25 0 50"/><path stroke="#c4302b" stroke-width="2" d="M31 36l8-4M34 45l8-2M34 55l8 2M31 64l8 4M69 36l-8-4M66 45l-8-2M66 55l-8 2M69 64l-8 4"/>`,
  'Amerikansk fotboll':
    '<g transform="rotate(-30 50 50)"><path d="M12 50Q50 6 88 50Q50 94 12 50z" fill="#84451f"/><path stroke="#fff" d="M34 50h32M40 44v12M47 44v12M54 44v12M61 44v12M25 38q5 12 0 24M75 38q-5 12 0 24"/></g>',
  Biljardboll: `${round('#1b2437')}<circle cx="50" cy="46" r="16" fill="#fff"/><circle cx="50" cy="41" r="4"/><circle cx="50" cy="50.5" r="5"/>`,
  Bowlingklot: `${round('#4b3b9c')}<g fill="#1b2437"><circle cx="52" cy="32" r="4"/><circle cx="64" cy="36" r="4"/><circle cx="55" cy="45" r="4.5"/></g><path stroke="#fff" d="M27 62q6 10 14 12"/>`,
  Rugbyboll:
    '<g transform="rotate(35 50 50)"><ellipse cx="50" cy="50" rx="38" ry="24" fill="#fff"/><path d="M24 33q8 17 0 34q-12-8-12-17t12-17zM76 33q-8 17 0 34q12-8 12-17t-12-17z" fill="#3f8f4e"/><path d="M24 50h52"/></g>',
};

const lookAlikes = {
  Apelsin: `<circle cx="50" cy="54" r="31" fill="#f9a02b"/>${leaf}<path d="M50 24v-6"/><path stroke="#c46f10" d="M38 44h.1M50 40h.1M62 46h.1M34 58h.1M47 55h.1M60 60h.1M42 70h.1M55 73h.1"/>`,
  Pumpa:
    '<path d="M47 30q0-12 9-16" stroke="#4c9a4a" stroke-width="7"/><ellipse cx="30" cy="56" rx="19" ry="26" fill="#ea7a1c"/><ellipse cx="70" cy="56" rx="19" ry="26" fill="#ea7a1c"/><ellipse cx="50" cy="56" rx="18" ry="28" fill="#f28f33"/>',
  Fullmåne: `<rect x="6" y="6" width="88" height="88" rx="8" fill="#25325a" stroke="none"/><circle cx="50" cy="50" r="31" fill="#f3e7ac"/><g fill="#d9c880" stroke="none"><circle cx="40" cy="40" r="7"/><circle cx="62" cy="48" r="5"/><circle cx="47" cy="64" r="8"/><circle cx="64" cy="66" r="3"/></g><path stroke="#fff" d="M16 20h.1M84 16h.1M86 80h.1M14 78h.1"/>`,
  Kaka: `${round('#d09a5b')}<g fill="#4b2a17" stroke="none"><circle cx="38" cy="38" r="5"/><circle cx="60" cy="34" r="4"/><circle cx="68" cy="52" r="5"/><circle cx="50" cy="52" r="5"/><circle cx="34" cy="60" r="4"/><circle cx="55" cy="70" r="5"/></g>`,
  Garnnystan: `<circle cx="48" cy="46" r="31" fill="#cf5a92"/><path d="M22 34q26-6 42 26M19 46q24-4 36 28M32 21q28 0 44 36M48 16q22 6 30 28M20 58q24-30 50-32M30 70q20-38 46-34"/><path stroke="#cf5a92" stroke-width="5" d="M58 76q10 14 24 8t12 6"/>`,
  Persika: `<path d="M50 28q34-14 34 22q0 30-34 36Q16 80 16 50q0-36 34-22z" fill="#f9b196"/><path stroke="#d9694f" d="M50 28q-12 26 2 56"/>${leaf}`,
  Jordglob: `<circle cx="50" cy="44" r="29" fill="#4a93d6"/><path fill="#55a455" d="M34 24q14-6 18 2t-8 12-4 12-14-4 8-22zM58 44q14-4 18 4t-10 18-12-6 4-16z"/><path d="M82 26q12 34-24 50M58 76v12M40 90h36"/>`,
  Mynt: `${round('#e2b93b')}<circle cx="50" cy="50" r="25"/><path d="M37 60l-4-22 10 9 7-13 7 13 10-9-4 22z" fill="#f7dd7c"/>`,
};

export const roundObjects: Readonly<Record<string, string>> = { ...balls, ...lookAlikes };
