import { measurements } from '../../../config/measurements.ts';

export const { release } = measurements.cloudNative;

export const pipeline = `stages:
  - build:   { template: java-17, cache: maven }
  - test:    { parallel: 8, flaky: quarantine }
  - scan:    { fail_on: high }
  - release:
      strategy: gray
      steps: [5%, 50%, 100%]
      hold: 60s
      rollback_if:
        - error_rate > 0.5%
        - p99 > 1.3 * baseline
        - custom: pay_success < 98%`;
