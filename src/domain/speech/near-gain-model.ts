import type { NearGainModel } from './near-measurements';

/** Gains of near words where the word itself was said, fitted to recordings of adult speakers of Mandarin
 *  (speechocean762, Zhang et al. 2021; free to use, also commercially), on evidence of nets that have not heard the
 *  speaker. Written by `npm run calibrate`. */
export const nearGainModel: NearGainModel = {
  kinds: {
    other: {
      mean: -14.7366,
      deviation: 17.1811,
    },
    dropped: {
      mean: -16.1496,
      deviation: 17.1669,
    },
    added: {
      mean: -16.2746,
      deviation: 12.3271,
    },
  },
  changes: {
    '>B': {
      mean: -17.9869,
      deviation: 10.4114,
    },
    '>D': {
      mean: -9.5818,
      deviation: 11.605,
    },
    '>F': {
      mean: -19.9924,
      deviation: 10.6537,
    },
    '>G': {
      mean: -19.2609,
      deviation: 10.0419,
    },
    '>K': {
      mean: -15.7227,
      deviation: 11.3194,
    },
    '>L': {
      mean: -14.5694,
      deviation: 14.7951,
    },
    '>M': {
      mean: -17.4924,
      deviation: 11.7627,
    },
    '>N': {
      mean: -12.2512,
      deviation: 14.262,
    },
    '>NG': {
      mean: -18.3881,
      deviation: 11.5844,
    },
    '>P': {
      mean: -16.1046,
      deviation: 10.7762,
    },
    '>S': {
      mean: -19.6994,
      deviation: 13.6564,
    },
    '>T': {
      mean: -9.5933,
      deviation: 11.3343,
    },
    '>V': {
      mean: -16.4168,
      deviation: 10.4892,
    },
    '>Z': {
      mean: -19.3508,
      deviation: 12.5519,
    },
    'AE>EH': {
      mean: -14.6945,
      deviation: 14.8675,
    },
    'B>': {
      mean: -13.0362,
      deviation: 17.7116,
    },
    'B>P': {
      mean: -11.1567,
      deviation: 18.7798,
    },
    'B>V': {
      mean: -18.9238,
      deviation: 13.4544,
    },
    'CH>JH': {
      mean: -17.849,
      deviation: 13.4061,
    },
    'D>': {
      mean: -13.7849,
      deviation: 17.062,
    },
    'D>DH': {
      mean: -15.3697,
      deviation: 14.4776,
    },
    'D>T': {
      mean: -6.0081,
      deviation: 15.0842,
    },
    'DH>D': {
      mean: -9.6683,
      deviation: 16.8256,
    },
    'DH>Z': {
      mean: -17.175,
      deviation: 16.3044,
    },
    'EH>AE': {
      mean: 2.0781,
      deviation: 18.0898,
    },
    'F>': {
      mean: -15.8784,
      deviation: 17.2009,
    },
    'F>TH': {
      mean: -17.8869,
      deviation: 14.3655,
    },
    'F>V': {
      mean: -15.1058,
      deviation: 16.0332,
    },
    'G>': {
      mean: -8.6431,
      deviation: 18.7749,
    },
    'G>K': {
      mean: -1.8165,
      deviation: 20.1533,
    },
    'IH>IY': {
      mean: 0.8757,
      deviation: 18.1448,
    },
    'IY>IH': {
      mean: -13.8152,
      deviation: 17.4343,
    },
    'JH>CH': {
      mean: -7.1767,
      deviation: 19.6809,
    },
    'K>': {
      mean: -17.0907,
      deviation: 17.232,
    },
    'K>G': {
      mean: -18.3767,
      deviation: 13.9311,
    },
    'L>': {
      mean: -10.188,
      deviation: 18.0537,
    },
    'L>R': {
      mean: -11.9785,
      deviation: 17.0402,
    },
    'M>': {
      mean: -15.5833,
      deviation: 17.1253,
    },
    'M>N': {
      mean: -4.4383,
      deviation: 20.2832,
    },
    'N>': {
      mean: -15.966,
      deviation: 16.2622,
    },
    'N>M': {
      mean: -18.2514,
      deviation: 12.8317,
    },
    'N>NG': {
      mean: -18.7116,
      deviation: 13.3643,
    },
    'NG>': {
      mean: -17.9204,
      deviation: 15.7622,
    },
    'NG>N': {
      mean: -3.7477,
      deviation: 18.1622,
    },
    'P>': {
      mean: -12.9431,
      deviation: 19.0243,
    },
    'P>B': {
      mean: -11.4449,
      deviation: 14.5785,
    },
    'R>L': {
      mean: -20.6012,
      deviation: 14.8541,
    },
    'S>': {
      mean: -25.1779,
      deviation: 12.1874,
    },
    'S>SH': {
      mean: -28.2867,
      deviation: 6.0366,
    },
    'S>TH': {
      mean: -25.0268,
      deviation: 10.6535,
    },
    'S>Z': {
      mean: -14.2985,
      deviation: 15.9345,
    },
    'SH>S': {
      mean: -20.6991,
      deviation: 17.5767,
    },
    'T>': {
      mean: -15.0059,
      deviation: 17.2679,
    },
    'T>D': {
      mean: -11.2517,
      deviation: 15.4525,
    },
    'T>TH': {
      mean: -22.4467,
      deviation: 10.8863,
    },
    'TH>F': {
      mean: -12.6378,
      deviation: 18.0834,
    },
    'TH>S': {
      mean: 4.2503,
      deviation: 20.7809,
    },
    'TH>T': {
      mean: -10.7508,
      deviation: 20.0482,
    },
    'UH>UW': {
      mean: -1.0609,
      deviation: 17.3849,
    },
    'UW>UH': {
      mean: -17.5192,
      deviation: 13.4344,
    },
    'V>': {
      mean: -5.359,
      deviation: 16.9148,
    },
    'V>B': {
      mean: -9.687,
      deviation: 15.3,
    },
    'V>F': {
      mean: -14.1947,
      deviation: 13.9686,
    },
    'V>W': {
      mean: -13.4625,
      deviation: 17.7938,
    },
    'W>V': {
      mean: -24.3573,
      deviation: 11.3941,
    },
    'Z>': {
      mean: -24.5842,
      deviation: 12.7921,
    },
    'Z>DH': {
      mean: -22.8305,
      deviation: 14.5043,
    },
    'Z>S': {
      mean: -1.9802,
      deviation: 17.7515,
    },
  },
};
