/** Lemmas that rule a sentence out as an example: death, violence, war, crime, sex, self-harm, drugs,
 *  disasters, contempt. Words with a mostly harmless sense are left out. */
const WORDS = `
abduct abduction abortion abuse abuser abusive addict addiction aids alcoholic ambush amputate anorexia
apartheid arson assassin assassinate assassination assault atrocity attacker autopsy beat behead bigot bleed
blood bomb bomber bombing brothel brutal brutality bulimia bullet bully bullying burial bury cancer cannabis
captive carnage casualty cemetery coffin cocaine cokehead condom corpse cremate cremation crucify cruel cruelty
curse damn dead deadly death decapitate demise deport deportation depressed depression deprive die disabled
dismember drown drug drunk dying earthquake epidemic erotic euthanasia evict execute execution explode explosion
explosive extremism extremist famine fascism fascist fatal fatality fuck funeral gang gangster gay genital
genocide ghetto grave grief gun gunfire gunman gunshot hang harass harassment hatred hell heroin hijack hitman
holocaust homicide homosexual hooligan hostage humiliate idiot immigrant incest infanticide inmate injure injury
insane jail jihad kidnap kidnapper kidnapping kill killer killing knife lesbian looter looting lynch mafia
manslaughter martyr massacre masturbate militant militia missile molest moron morphine mourn mourner mourning
murder murderer murderous naked narcotic nazi nude obscene offender opium orgasm orgy overdose paedophile
pedophile perish persecute persecution pimp pistol poison poisoning porn pornographic pornography prejudice
prison prisoner prostitute prostitution racial racism racist rape rapist rebel refugee retard revenge rifle riot
rioter robber robbery sadist scum sex sexism sexist sexual sexuality sexually shit shoot shooter shooting
slaughter slave slavery slay slur slut smuggle smuggler smuggling stab stabbing starvation starve steal
strangle stupid suffer suffering suicidal suicide terror terrorise terrorism terrorist terrorize theft thief
threat threaten torment torture traffic trafficker trafficking tragedy tragic transgender trauma traumatic
tsunami tumor tumour ugly unborn victim violence violent virgin war warfare weapon whore wound wounded
`;

const sensitive: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Harmless phrases that contain a listed word. */
const HARMLESS =
  /\b(?:traffic (?:jams?|lights?|signs?)|beat the (?:clock|heat)|blood (?:donors?|donations?|pressure))\b/i;

/** Whether the list has a lemma. @param lemma lower case */
export function isSensitive(lemma: string): boolean {
  return sensitive.has(lemma);
}

/** The first sensitive lemma of a sentence outside a harmless phrase; null when there is none. */
export function sensitiveWord(text: string, lemmas: readonly string[]): string | null {
  const harmless = HARMLESS.exec(text)?.[0].toLowerCase().split(' ') ?? [];
  return lemmas.find((lemma) => isSensitive(lemma) && !harmless.includes(lemma)) ?? null;
}
