import { signOfControl } from '~/domain/text-encoding/windows-1252';
import { toTable } from '~/lib/to-table';

/** HTML's names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
  Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
  iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

/** Other names of HTML, each before its character. */
const OTHERS = `AMP & amp & LT < lt < GT > gt > QUOT " quot " apos ' COPY © REG ® excl ! num # dollar $ percnt % lpar (
  rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ]
  rbrack ] lowbar _ grave \` lcub { lbrace { vert | verbar | rcub } rbrace } hyphen ‐ dash ‐ horbar ― OElig Œ oelig œ
  Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι
  Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β
  gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς
  sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚
  ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … mldr … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾
  frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ numero № phone ☎ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵
  lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus −
  lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤
  ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩
  loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ star ☆ starf ★ check ✓ cross ✗ sung ♪ flat ♭ natural ♮ sharp ♯ frac13 ⅓
  frac23 ⅔ frac15 ⅕ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞`;

/** Names of characters that show nothing. */
const BLANKS = {
  Tab: '\t',
  NewLine: '\n',
  ensp: '\u2002',
  emsp: '\u2003',
  numsp: '\u2007',
  puncsp: '\u2008',
  thinsp: '\u2009',
  hairsp: '\u200a',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
} as const;

const NAMED = toTable<string>({
  ...Object.fromEntries(
    words(LATIN).map((name, index) => [name, String.fromCharCode(160 + index)]),
  ),
  ...Object.fromEntries(
    words(OTHERS).flatMap((name, index, all) => (index % 2 ? [] : [[name, all[index + 1]!]])),
  ),
  ...BLANKS,
});

/** The character of an HTML reference. HTML reads the numbers of control characters as windows-1252.
 *  @param reference between its `&` and its `;`, such as `#39`, `#x2019` or `rsquo`
 *  @returns null when it is no reference */
export function referencedCharacter(reference: string): string | null {
  if (!reference.startsWith('#')) return NAMED.get(reference) ?? null;
  const [, hexadecimal, decimal = ''] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(reference) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  if (code === 0 || code > 0x10_ffff) return null;
  const character = String.fromCodePoint(code);
  return signOfControl(character) ?? character;
}

function words(text: string): string[] {
  return text.split(/\s+/);
}
