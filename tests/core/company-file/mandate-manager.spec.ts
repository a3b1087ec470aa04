import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoLink, managerContact, writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { anAlerts } from '#tests/support/mothers/company-file.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('writeToMandateManager', () => {
  it('[PAGE-08] should offer to write to the mandate manager about the subject', () => {
    expect(
      writeToMandateManager(anAlerts(), { registeredName: 'Rinaldi Vini' }, 'Documento di riconoscimento scaduto'),
    ).toEqual({
      address: 'viterbo@caaterrecomuni.example',
      href: 'mailto:viterbo@caaterrecomuni.example?subject=Rinaldi%20Vini%3A%20documento%20di%20riconoscimento%20scaduto',
      label: 'Scrivi a viterbo@caaterrecomuni.example',
    });
  });

  it('[PAGE-08] should take an address with blanks around it', () => {
    expect(
      writeToMandateManager({ ...anAlerts(), mandateManagerMail: ' caa@uffici.example ' }, undefined, 'PEC'),
    ).toEqual({
      address: 'caa@uffici.example',
      href: 'mailto:caa@uffici.example?subject=PEC',
      label: 'Scrivi a caa@uffici.example',
    });
  });

  it.each([undefined, '', ' ', 'ufficio di Viterbo', 'a@b@c', '@'])(
    '[PAGE-08] should offer nothing where the address is %j',
    (mandateManagerMail) => {
      expect(writeToMandateManager({ ...anAlerts(), mandateManagerMail }, undefined, 'PEC')).toBeUndefined();
    },
  );

  it('should offer nothing before the alerts have arrived', () => {
    expect(writeToMandateManager(undefined, undefined, 'PEC')).toBeUndefined();
  });
});

describe('managerContact', () => {
  const header = { mandateEntity: 'CAA Terre Comuni, ufficio di Viterbo' };

  it('[PAGE-08] should name the office and its number as it is written', () => {
    const alerts = { ...anAlerts(), mandateManagerPhone: ' 0761 555 0110 ' };
    expect(managerContact(header, alerts)).toEqual({ name: header.mandateEntity, phone: '0761 555 0110' });
    expect(managerContact(undefined, alerts)?.name).toBe('Gestore del mandato');
  });

  it.each([undefined, '', 'chiedi in ufficio', '12'])('[PAGE-08] should name none where the number is %j', (phone) => {
    expect(managerContact(header, { ...anAlerts(), mandateManagerPhone: phone })).toBeUndefined();
  });
});

describe('mailtoLink', () => {
  it('should carry any subject unharmed and let no header in, whatever address and subject', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (address, subject) => {
        const link = mailtoLink(`${address}@caa.example`, subject);
        if (link === undefined) return;
        expect(link).toMatch(/^mailto:[^?&\s]+\?subject=[^?&\s]*$/u);
        expect(decodeURIComponent(link.slice(link.indexOf('=') + 1))).toBe(
          subject.replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
        );
      }),
      RUNS,
    );
  });

  it('[PAGE-08] should carry a text with its lines', () => {
    expect(mailtoLink('caa@uffici.example', 'PEC', 'Buongiorno,\nchiedo & saluto')).toBe(
      'mailto:caa@uffici.example?subject=PEC&body=Buongiorno%2C%0D%0Achiedo%20%26%20saluto',
    );
  });

  it('should not let an address add its own parameters', () => {
    expect(mailtoLink('caa@uffici.example?bcc=altri@uffici.example', 'PEC')).toBeUndefined();
    expect(mailtoLink('caa@uffici.example?bcc=altri', 'PEC')).toBe(
      'mailto:caa@uffici.example%3Fbcc%3Daltri?subject=PEC',
    );
    expect(mailtoLink('caa?bcc=altri@uffici.example', 'PEC')).toBe(
      'mailto:caa%3Fbcc%3Daltri@uffici.example?subject=PEC',
    );
  });
});
