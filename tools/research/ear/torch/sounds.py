"""The sounds of the ear, in the order of the table of alignments, and those that learners confuse."""
import torch

PHONES = ('AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z '
          'ZH').split()
INDEX = {phone: i for i, phone in enumerate(PHONES)}
SILENCE = len(PHONES)
CLASSES = SILENCE + 1
# The pairs of src/domain/speech/near-sounds.ts.
PAIRS = ('TH-S TH-T TH-F DH-D DH-Z V-W V-B V-F EH-AE IH-IY UH-UW L-R N-NG M-N SH-S Z-S '
         'B-P D-T G-K JH-CH').split()
FINAL_CONSONANTS = torch.tensor([INDEX[p] for p in 'B D F G K L M N NG P S T V Z'.split()])

NEAR = torch.zeros(CLASSES, CLASSES)
for pair in PAIRS:
    a, b = (INDEX[p] for p in pair.split('-'))
    NEAR[a, b] = NEAR[b, a] = 1
