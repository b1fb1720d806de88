/** What the statements below the form were taken from. */
import type { TopicSource } from '#ui/text/topic.ts';
export const WARNING_SIGNS: TopicSource = {
  text: 'Centers for Disease Control and Prevention. Hear Her: recognizing urgent pregnancy-related warning signs.',
  url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
};
export const EARLY_BLEEDING: TopicSource = {
  text: 'Dudley Group NHS Foundation Trust, UK. Bleeding in early pregnancy.',
  url: 'https://www.dgft.nhs.uk/pil/bleeding-in-early-pregnancy',
};
export const ECTOPIC: TopicSource = {
  text: 'nidirect, Northern Ireland. Ectopic pregnancy.',
  url: 'https://www.nidirect.gov.uk/conditions/ectopic-pregnancy',
};
export const ACOG_PREECLAMPSIA: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Preeclampsia and high blood pressure during pregnancy.',
  url: 'https://www.acog.org/womens-health/faqs/preeclampsia-and-high-blood-pressure-during-pregnancy',
};
export const PRETERM_LABOR: TopicSource = {
  text: 'US National Institute of Child Health and Human Development. What are the symptoms of preterm labor?',
  url: 'https://www.nichd.nih.gov/health/topics/preterm/conditioninfo/symptoms',
};
export const LABOR: TopicSource = {
  text: 'Oregon Health & Science University. When to come to the hospital for delivery.',
  url: 'https://www.ohsu.edu/womens-health/when-come-hospital-delivery',
};
export const HEAVY_BLEEDING: TopicSource = {
  text: 'East Lancashire Hospitals NHS Trust, UK. Bleeding in early pregnancy.',
  url: 'https://elht.nhs.uk/services/maternity-and-newborn-services/early-pregnancy-assessment-unit/bleeding-pregnancy',
};
export const URINE: TopicSource = {
  text: 'Health Service Executive, Ireland. Urine infections in pregnancy.',
  url: 'https://www2.hse.ie/conditions/child-health/urine-infections-utis-in-pregnancy.html',
};
export const ITCHING: TopicSource = {
  text: 'Safer Pregnancy, UK. Itchy skin.',
  url: 'https://saferpregnancy.org.uk/questions-and-advice-in-pregnancy/itchy-skin-in-pregnancy',
};
export const CHOLESTASIS: TopicSource = {
  text: 'University Hospitals Birmingham NHS Foundation Trust, UK. Obstetric cholestasis.',
  url: 'https://www.uhb.nhs.uk/services/maternity/during-after-pregnancy/obstetric-cholestasis.htm',
};
export const MOVEMENTS: TopicSource = {
  text: 'Health Service Executive, Ireland. Your baby’s movements.',
  url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/baby-development/babys-movements',
};
export const NO_MOVEMENTS: TopicSource = {
  text: 'University Hospitals Birmingham NHS Foundation Trust, UK. Baby movements.',
  url: 'https://www.uhb.nhs.uk/services/maternity/baby-movements.htm',
};
export const RH_NEGATIVE: TopicSource = {
  text: 'Northern Care Alliance NHS Foundation Trust, UK. RhD negative women in pregnancy (anti-D prophylaxis).',
  url: 'https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/obstetrics-rhd-negative-women-pregnancy-anti-d-prophylaxis',
};
export const FALLS: TopicSource = {
  text: 'Mayo Clinic Health Information Library, on the site of Koç University Hospital, Turkey. Falling during pregnancy: reason to worry?',
  url: 'https://www.kuh.ku.edu.tr/mayo-clinic-care-network/mayo-clinic-health-information-library/faqs/falling-during-pregnancy-reason-to-worry',
};
export const HOME_PRESSURE: TopicSource = {
  text: 'Preeclampsia Foundation. Blood pressure: check, know, share.',
  url: 'https://preeclampsia.org/blood-pressure',
};
export const PAST_DUE: TopicSource = {
  text: 'Wang M, Fontaine P. Common questions about late-term and postterm pregnancy. Am Fam Physician 2014;90:160–165.',
  url: 'https://www.aafp.org/afp/2014/0801/p160.html',
};
export const IOM: TopicSource = {
  text: 'Institute of Medicine and National Research Council. Weight Gain During Pregnancy: Reexamining the Guidelines. 2009.',
  url: 'https://doi.org/10.17226/12584',
};
export const ACOG_WEIGHT: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Committee Opinion 548: Weight gain during pregnancy.',
  url: 'https://doi.org/10.1097/01.AOG.0000425668.87506.4c',
};
export const GOLDSTEIN: TopicSource = {
  text: 'Goldstein RF et al. Association of gestational weight gain with maternal and infant outcomes. JAMA 2017;317:2207–2225.',
  url: 'https://doi.org/10.1001/jama.2017.3635',
};
export const ACOG_NAUSEA: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Practice Bulletin 189: Nausea and vomiting of pregnancy.',
  url: 'https://doi.org/10.1097/AOG.0000000000002456',
};
export const HSE_NAUSEA: TopicSource = {
  text: 'Health Service Executive, Ireland. Hyperemesis gravidarum.',
  url: 'https://www2.hse.ie/conditions/child-health/hyperemesis-gravidarum/what-is-hyperemesis-gravidarum.html',
};
export const HRSA_HOTLINE: TopicSource = {
  text: 'US Health Resources and Services Administration. National Maternal Mental Health Hotline: frequently asked questions.',
  url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
};
export const GRIEF: TopicSource = {
  text: 'March of Dimes. Loss and grief.',
  url: 'https://www.marchofdimes.org/complications/loss-and-grief.aspx',
};
export const CDC_LOSS: TopicSource = {
  text: 'Centers for Disease Control and Prevention. Stillbirth: resources for families.',
  url: 'https://www.cdc.gov/stillbirth/communication-resources/index.html',
};
export const AFTER_MISCARRIAGE: TopicSource = {
  text: 'Miscarriage Association, UK. Finding out and coping with early pregnancy.',
  url: 'https://www.miscarriageassociation.org.uk/your-feelings/pregnancyaftermiscarriage/finding-out-and-early-pregnancy-after-miscarriage/',
};
export const TWIN_CARE: TopicSource = {
  text: 'Hiersch L et al. Antenatal care and pregnancy complications in dichorionic twin pregnancies. Am J Obstet Gynecol MFM 2021.',
  url: 'https://doi.org/10.1016/j.ajogmf.2021.100500',
};
export const TWINS_EARLY: TopicSource = {
  text: 'Florida Perinatal Center. Common complications with multiples.',
  url: 'https://www.floridaperinatalcenter.com/common-complications-with-multiples/',
};
export const TWINS_WELL: TopicSource = {
  text: 'BabyCentre, UK. Pregnant with twins: potential complications.',
  url: 'https://www.babycentre.co.uk/a3584/pregnant-with-twins-potential-complications',
};
export const SAFETY: TopicSource = {
  text: 'US Department of Justice, Office for Victims of Crime. National Domestic Violence Hotline answers 6 million contacts.',
  url: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
};
export const POSTPARTUM_CARE: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Committee Opinion 736: Optimizing postpartum care.',
  url: 'https://doi.org/10.1097/AOG.0000000000002633',
};
export const IOM_ENERGY: TopicSource = {
  text: 'Institute of Medicine. Dietary Reference Intakes for Energy. 2005.',
  url: 'https://doi.org/10.17226/10490',
};
export const MOST: TopicSource = {
  text: 'Most J et al. Energy intake requirements in pregnancy. Nutrients 2019;11:1812.',
  url: 'https://doi.org/10.3390/nu11081812',
};
