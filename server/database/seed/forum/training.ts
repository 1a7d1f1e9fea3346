// Sample threads: Träningstips.
import type { SampleTopic } from './sample-topic.ts';

export const trainingTopics: readonly SampleTopic[] = [
  {
    title: 'Samlingstråd: övningar för små ytor',
    text: 'Vi samlar övningar som går att göra på en uppfart, i ett garage eller i ett hörn av hallen. Skriv ytan, antal spelare och vad övningen tränar.',
    size: 24,
    replies: [
      'Två bollar, en vägg, 2 × 2 meter: dribbla med den ena, passa med den andra. Byt hand var tionde.',
      'Micans skott i garaget med en mjuk boll. Fem minuter före frukost i ett halvår och vänstern satt.',
      'Fotarbete på en stege av krita. Kostar ingenting och regnar bort till nästa pass.',
      'Kull med boll på en yta som en badmintonplan. Funkar från sju till sjuttio.',
      'Passning med tennisboll för reaktionen. Ta inte den fina lampan.',
    ],
  },
  {
    title: 'Hur tränar ni vänsterhanden på elvaåringar?',
    text: 'Hälften av laget låtsas att vänsterhanden inte finns. Jag vill inte tjata, men i match blir de stoppade direkt. Vad har fungerat för er?',
    state: 'hot',
    size: 38,
    replies: [
      'Poängregel på träning: korg med vänster räknas dubbelt. De slutade klaga på två veckor.',
      'Lägg en ärtpåse i högerhanden. Ser roligt ut och hjälper.',
      'Börja alltid lay-up-uppvärmningen från vänster. Det är bara vana.',
      'Låt dem borsta tänderna med vänster. På riktigt, de tycker att det är kul.',
      'Var inte för hård. Vid tretton kommer det för de flesta.',
      'Jag skulle säga fotarbetet. De har fel fot, inte fel hand.',
    ],
  },
  {
    title: 'Skottträning ensam: hur många skott per pass?',
    text: 'Läser om proffs som skjuter 500 om dagen. Jag hinner trettio minuter tre gånger i veckan. Hur lägger man upp det bäst?',
    size: 15,
    replies: [
      'Fem fläckar, tio satta på varje. Skriv upp hur många skott det tog. Det är ditt mått.',
      'Sikta på matchfart. Hundra riktiga skott slår trehundra slappa.',
      'Avsluta med tio straffkast när du är trött. Det är så det känns i fjärde perioden.',
    ],
  },
  {
    title: 'Zonförsvar eller man-man för U12?',
    text: 'Vi tränare är inte överens. Zonen vinner matcher, men lär de sig något? Finns det någon rekommendation?',
    size: 27,
    replies: [
      'Man-man. De behöver lära sig hålla sin spelare och se bollen samtidigt.',
      'I flera distrikt är zon inte tillåtet i de åldrarna, kolla era tävlingsbestämmelser.',
      'Resultatet i U12 minns ingen. Vad de kan när de är sexton märks.',
      'Man-man, men prata hjälpförsvar redan nu. Då kommer zonen gratis sen.',
    ],
  },
  {
    title: 'Ont i knäna efter tillväxtspurten',
    text: 'Sonen, 13, har vuxit nio centimeter på ett år och har ont under knäskålen efter varje pass. Någon som varit med om samma sak? Vi har tid hos fysioterapeut nästa vecka.',
    replies: [
      'Låter som det vi hade. Rätt att söka hjälp. Vi fick övningar för framsida lår och mindre hopp i tre månader.',
      'Låt honom vara med på träningen ändå, med skott och passning. Det sociala är viktigt.',
      'Vi gjorde misstaget att vänta. Bra att ni går dit.',
    ],
  },
  {
    title: 'Pick and roll från grunden, hur börjar man?',
    text: 'U15, har aldrig kört det. Jag har läst mig blind på varianter. Vad är steg ett, två och tre?',
    size: 14,
    replies: [
      'Steg ett: sätt en ordentlig screen, still. Det tar en hel träning och är värt det.',
      'Steg två: bollföraren läser bara EN försvarare. Inte fler.',
      'Kör tre mot tre på halvplan tills de är trötta på det. Sedan fem mot fem.',
    ],
  },
  {
    title: 'Uppvärmning som inte är tråkig',
    text: 'Mina tjejer i U14 suckar när jag säger ”två varv”. Vad kör ni i stället de första tio minuterna?',
    size: 19,
    replies: [
      'Kull med dribbling. Alltid. De är svettiga på tre minuter utan att märka det.',
      'Skadefritt-programmet i en bana med musik. De väljer låten, en i taget.',
      'Luffarschack-stafett med västar. Försvarsfotarbete dit, sprint tillbaka.',
    ],
  },
  {
    title: 'Styrketräning för 15-åringar?',
    text: 'Var går gränsen för vad som är lämpligt? Vi har tillgång till skolans gym en timme i veckan.',
    size: 11,
    replies: [
      'Kroppsvikt och teknik med tom stång räcker första terminen. Ha någon med som kan.',
      'Fråga distriktet, vårt ordnade en gratis utbildning för tränare.',
      'Bål, höft och fotled. Biceps sköter de själva.',
    ],
  },
  {
    title: 'Hur får man tysta spelare att prata i försvar?',
    text: 'Vi har ett snällt och duktigt lag som är knäpptyst. Jag har provat att ropa själv, men det hjälper förstås inte.',
    size: 13,
    replies: [
      'Ge dem tre ord, inte tio: boll, hjälp, byt. Öva dem utan boll.',
      'Försvar med stängda munnar i två minuter, sedan öppna. De hör skillnaden själva.',
      'Utse en radio per kvart. Den som har västen måste prata.',
    ],
  },
  {
    title: 'Rutin för straffkast, visa er!',
    text: 'Jag studsar tre gånger, andas ut och tittar på främre kanten. 74 procent förra säsongen. Hur gör ni?',
    size: 29,
    replies: [
      'Två studsar, vrid bollen så att ventilen är uppåt. Skrock, men 81 procent.',
      'Bakre kanten för mig. Då blir det aldrig kort.',
      'Jag sjunger tyst. Säger inte vilken låt.',
      'Samma rutin på träning, annars är det ingen rutin.',
    ],
  },
];
