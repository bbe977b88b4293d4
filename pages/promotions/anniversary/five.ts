/** The years of the first cake, with messages a day in hundreds of millions. */
export const candles = [
  { year: 2016, daily: 0.2 },
  { year: 2017, daily: 0.9 },
  { year: 2018, daily: 2.6 },
  { year: 2019, daily: 5.8 },
  { year: 2020, daily: 14 },
];
