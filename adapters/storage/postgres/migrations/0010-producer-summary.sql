-- What a list of producers shows and sorts by, kept beside the company: nobody opens thousands of files for one page.
alter table company
  add column anomaly_count integer not null default 0,
  add column worst_anomaly text,
  add column next_expiry date,
  add column next_expiry_kind text;

-- Looks through the file of a company for its anomalies and for what ends first.
create function refresh_producer_summary(which text) returns void language sql as $$
  update company set
    anomaly_count = (
      select count(*) from company_file_part as part, jsonb_array_elements(part.payload)
      where part.cuaa = company.cuaa and part.part = 'anomalies'
    ),
    worst_anomaly = (
      select anomaly ->> 'severity' from company_file_part as part, jsonb_array_elements(part.payload) as anomaly
      where part.cuaa = company.cuaa and part.part = 'anomalies'
      order by array_position(array['blocking', 'warning', 'notice'], anomaly ->> 'severity') limit 1
    ),
    (next_expiry, next_expiry_kind) = (
      select day::date, kind from (
        select part.payload #>> '{identityDocument,expiryDate}' as day, 'identity-document' as kind
        from company_file_part as part where part.cuaa = company.cuaa and part.part = 'personal-data'
        union all
        select contract ->> 'expirationDate', 'contract'
        from company_file_part as part, jsonb_array_elements(part.payload -> 'valid') as contract
        where part.cuaa = company.cuaa and part.part = 'contracts'
        union all
        select paper ->> 'expirationDate', 'antimafia'
        from company_file_part as part, jsonb_array_elements(part.payload -> 'antimafia') as paper
        where part.cuaa = company.cuaa and part.part = 'contracts'
        union all
        select part.payload ->> 'expirationDate', 'validation-sheet'
        from company_file_part as part where part.cuaa = company.cuaa and part.part = 'validation-sheet'
      ) as term
      where day is not null
      order by day, kind limit 1
    )
  where company.cuaa = which;
$$;

do $$
declare one text;
begin
  for one in select cuaa from company loop
    perform refresh_producer_summary(one);
  end loop;
end
$$;
